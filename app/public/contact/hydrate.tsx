/* The contact form's script: runs in the browser alone. */
import { takeOver } from '../../../ui/hydrate-island.tsx'
import { ContactForm } from './form.tsx'
import { contactFormId } from './form-props.ts'

takeOver(contactFormId, ContactForm)
