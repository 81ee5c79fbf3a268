import type { Language } from '../../shared/languages.ts'
import type { Messages } from '../../shared/messages.ts'
import hi from '../../texts/messages/hi.json' with { type: 'json' }
import mr from '../../texts/messages/mr.json' with { type: 'json' }

/** Translations of the code's English messages about the contact form: the form in the browser takes these along. */
export const contactFormMessagesIn: Readonly<Record<Language, Messages>> = {
  en: {},
  hi: hi.contactForm,
  mr: mr.contactForm
}

/** Translations of the code's English messages to visitors, such as the faults of a form. */
export const messagesIn: Readonly<Record<Language, Messages>> = {
  en: {},
  hi: { ...hi.contactForm, ...hi.pages },
  mr: { ...mr.contactForm, ...mr.pages }
}
