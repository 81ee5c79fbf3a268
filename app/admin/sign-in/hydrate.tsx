/* The login page's script: runs only in the browser. */
import { hydrateIsland } from '../../../ui/hydrate-island.tsx'
import { SignInPart, signInPartId } from './steps.tsx'

hydrateIsland(signInPartId, SignInPart)
