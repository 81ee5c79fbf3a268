/* The login page's script: runs in the browser alone. */
import { hydrateIsland } from '../../../ui/hydrate-island.tsx'
import { SignInPart, signInPartId } from './part.tsx'

hydrateIsland(signInPartId, SignInPart)
