/* The login page's script: runs in the browser alone. */
import { takeOver } from '../../ui/take-over.tsx'
import { SignInPart, signInPartId } from './part.tsx'

takeOver(signInPartId, SignInPart)
