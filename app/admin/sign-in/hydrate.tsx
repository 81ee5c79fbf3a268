/* The login page's script: runs in the browser alone. */
import { hydrateIsland } from '../../../ui/hydrate-island.tsx'
import { SignInPart, signInPartId } from './steps.tsx'

hydrateIsland(signInPartId, SignInPart)
