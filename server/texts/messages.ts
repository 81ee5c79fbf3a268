import type { Language } from '../../shared/languages.ts'
import type { Messages } from '../../shared/messages.ts'
import hi from '../../texts/messages/hi.json' with { type: 'json' }
import mr from '../../texts/messages/mr.json' with { type: 'json' }

/** What the code says in English about the contact form, in each language: the form in the browser takes these along. */
export const contactFormMessagesIn: Readonly<Record<Language, Messages>> = {
  en: {},
  hi: hi.contactForm,
  mr: mr.contactForm
}

/** What the code says to visitors in English, such as the faults of a form, in each language. */
export const messagesIn: Readonly<Record<Language, Messages>> = {
  en: {},
  hi: { ...hi.contactForm, ...hi.pages },
  mr: { ...mr.contactForm, ...mr.pages }
}
