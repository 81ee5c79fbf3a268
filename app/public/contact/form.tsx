import { ToastProvider } from '../../../ui/toast.tsx'
import { Captcha } from './captcha.tsx'
import { ContactField } from './contact-field.tsx'
import type { ContactFormProps } from './form-props.ts'
import { useContactForm } from './use-contact-form.ts'

/** The message form: a plain form that the page's action takes, and with script one that stays where it is. */
export function ContactForm(props: ContactFormProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  )
}

function Form({ challenge: given, posted }: ContactFormProps) {
  const { form, faults, isSending, round, values, challenge, submit, again, cannotPlay, arrive, leave, type } =
    useContactForm(given, posted)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onBlur={leave} onInput={type}>
      {/* The first button is the one that Enter presses: not 'New captcha'. */}
      <button type="submit" hidden>
        Send message
      </button>
      <Honeypot />
      <div key={round} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <ContactField
          field="name"
          label="Name"
          value={values.name}
          fault={faults.name}
          control={{ autoComplete: 'name', autoCapitalize: 'words' }}
        />
        <ContactField
          field="email"
          label="Email"
          value={values.email}
          fault={faults.email}
          control={{ type: 'email', autoComplete: 'email' }}
        />
        <ContactField field="subject" label="Subject" value={values.subject} fault={faults.subject} />
        <ContactField
          field="phone"
          label="Phone"
          value={values.phone}
          fault={faults.phone}
          optional
          // More than ten characters may come in a paste, with signs between the digits.
          control={{ autoComplete: 'tel-national', inputMode: 'numeric', maxLength: undefined }}
        />
        <ContactField
          field="message"
          label="Message"
          value={values.message}
          fault={faults.message}
          long
          className="sm:col-span-2"
        />
      </div>
      <div className="mt-6">
        <Captcha
          key={typeof challenge === 'string' ? '' : challenge.id}
          challenge={challenge}
          fault={faults.captchaInput}
          onAgain={again}
          onSilent={cannotPlay}
          onArrive={arrive}
        />
      </div>
      <button type="submit" aria-disabled={isSending} className="button button-sun mt-6 min-w-52 max-sm:w-full">
        {isSending ? 'Sending …' : 'Send message'}
      </button>
    </form>
  )
}

/** Nobody sees it; programs that fill in whatever they find give themselves away. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="fixed -left-[200vw] size-px overflow-hidden">
      <label htmlFor="contact-website">Leave this empty</label>
      <input id="contact-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
