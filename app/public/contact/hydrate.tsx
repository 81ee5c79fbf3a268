/* The contact page's script: runs only in the browser. */
import type { Language } from '../../../shared/languages.ts'
import type { Messages } from '../../../shared/messages.ts'
import { hydrateIsland } from '../../../ui/hydrate-island.tsx'
import { ContactForm } from './form.tsx'
import { contactFormId } from './form-state.ts'
import { loadMap } from './load-map.ts'

/** The translations of the form's messages: two kilobytes of a page in Hindi, seen only when something is wrong. */
const messagesIn: Partial<Record<Language, () => Promise<{ contactForm: Messages }>>> = {
  hi: () => import('../../../texts/messages/hi.json'),
  mr: () => import('../../../texts/messages/mr.json')
}

hydrateIsland(contactFormId, ContactForm, async ({ language }) => ({
  messages: (await messagesIn[language]?.())?.contactForm ?? {}
}))
loadMap()
