/* The contact page's script: runs only in the browser. */
import { hydrateIsland } from '../../../ui/hydrate-island.tsx'
import { ContactForm } from './form.tsx'
import { contactFormId } from './form-state.ts'
import { loadMap } from './load-map.ts'

hydrateIsland(contactFormId, ContactForm)
loadMap()
