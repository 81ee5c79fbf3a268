/* The login page's script: runs in the browser alone. */
import { takeOver } from '../../../ui/hydrate-island.tsx'
import { SignInPart, signInPartId } from './part.tsx'

takeOver(signInPartId, SignInPart)
