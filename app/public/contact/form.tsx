import { type ContactField, contactFields } from '../../../collections/contact-rules.ts'
import { ToastProvider } from '../../../ui/toast.tsx'
import { Entry } from '../entry.tsx'
import { Captcha } from './captcha.tsx'
import type { ContactFormProps } from './form-state.ts'
import { useContactForm } from './use-contact-form.ts'

/** The message form. Without script it is posted to the page's action, with script to the API. */
export function ContactForm(props: ContactFormProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  )
}

function Form(props: ContactFormProps) {
  const { form, errors, isSending, resets, values, challenge, ...handle } = useContactForm(props)
  const { texts } = props
  const of = (name: ContactField) => {
    const { kind, label, maxLength } = contactFields[name]
    const isLong = kind === 'longText'
    return {
      id: `contact-${name}`,
      name,
      label,
      maxLength,
      isLong,
      required: true,
      value: values[name],
      error: errors[name]
    }
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={handle.submit} onBlur={handle.blur} onInput={handle.input}>
      {/* Enter presses the first button of a form: it must not be 'New captcha'. */}
      <button type="submit" hidden>
        {texts.send}
      </button>
      <Honeypot label={texts.trap} />
      <div key={resets} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Entry {...of('name')} autoComplete="name" autoCapitalize="words" />
        <Entry {...of('email')} type="email" autoComplete="email" />
        <Entry {...of('subject')} />
        {/* Not marked as required, though sending asks for it. A pasted number may be longer, with other characters between the digits. */}
        <Entry
          {...of('phone')}
          required={false}
          maxLength={undefined}
          hint={texts.phoneHint}
          autoComplete="tel-national"
          inputMode="numeric"
        />
        <Entry {...of('message')} className="sm:col-span-2" />
      </div>
      <div className="mt-6">
        <Captcha
          key={typeof challenge === 'string' ? '' : challenge.id}
          challenge={challenge}
          texts={texts}
          error={errors.captchaInput}
          onRefresh={handle.refreshCaptcha}
          onPlayFailed={handle.playFailed}
          onInputFocus={handle.captchaFocus}
        />
      </div>
      <button type="submit" aria-disabled={isSending} className="button button-sun mt-6 min-w-52 max-sm:w-full">
        {isSending ? texts.sending : texts.send}
      </button>
    </form>
  )
}

/** A honeypot: people do not see this input, bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="fixed -left-[200vw] size-px overflow-hidden">
      <label htmlFor="contact-website">{label}</label>
      <input id="contact-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
