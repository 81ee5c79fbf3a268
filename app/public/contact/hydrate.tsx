/* The contact page's script: runs in the browser alone. */
import { hydrateIsland } from '../../../ui/hydrate-island.tsx'
import { ContactForm } from './form.tsx'
import { contactFormId } from './form-state.ts'
import { loadMap } from './load-map.ts'

hydrateIsland(contactFormId, ContactForm)
loadMap()
