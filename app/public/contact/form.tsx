import { type ContactField, contactFields, topics } from '../../../collections/contact-rules.ts'
import { inLanguage } from '../../../shared/languages.ts'
import { translated } from '../../../shared/messages.ts'
import { Toasts } from '../../../ui/toast.tsx'
import { Choices, TextField } from '../form-field.tsx'
import { Icon } from '../icon.tsx'
import { type ContactFormProps, preventingDefault } from './form-state.ts'
import { EnquirySource, MoreFields, PincodeField } from './more-fields.tsx'
import { SentMessage } from './sent-message.tsx'
import { type ContactFormState, useContactForm } from './use-contact-form.ts'

/** The message form. Without script it is posted to the page's action, with script to the API. */
export function ContactForm(props: ContactFormProps) {
  return (
    <>
      <Form {...props} />
      <Toasts say={(english) => translated(props.messages, english)} />
    </>
  )
}

function Form(props: ContactFormProps) {
  const state = useContactForm(props)
  const { form, texts, language, say, errors, progress, resets, shown, sent, challenge } = state
  const field = (name: ContactField) => {
    const { kind, label, maxLength } = contactFields[name]
    const control = { id: `contact-${name}`, name, maxLength, isLong: kind === 'longText', required: true }
    return { ...control, label: say(label), value: shown.values[name], error: errors[name] }
  }
  const fields = (
    // Posted to the part of the page that tells the result.
    <form
      ref={form}
      method="post"
      action={inLanguage(language, '/contact#message')}
      encType="multipart/form-data"
      noValidate
      onSubmit={state.submit}
      onBlur={state.leave}
      onInput={state.follow}
    >
      {/* Enter presses the first button of a form: it must not be 'New captcha'. */}
      <button type="submit" hidden>
        {texts.send}
      </button>
      {/* A honeypot: people do not see this input, bots fill it in. */}
      <div aria-hidden="true" className="fixed -left-[200vw] size-px overflow-hidden">
        <label htmlFor="contact-website">{texts.trap}</label>
        <input id="contact-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="language" value={language} />
      <EnquirySource state={state} />
      <div key={resets}>
        <Choices
          name="topic"
          question={texts.topic}
          choices={topics.map((topic) => [topic, texts[`topic.${topic}`]])}
          chosen={shown.values.topic}
          isBoxed
        />
        <div className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" autoCapitalize="words" />
          {/* Without the attribute `required`; the style sheet marks it. A pasted number may be longer, with other characters between the digits. */}
          <TextField
            {...field('phone')}
            required={false}
            maxLength={undefined}
            hint={texts.phoneHint}
            autoComplete="tel-national"
            inputMode="numeric"
          />
          <PincodeField state={state} />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('subject')} className="sm:col-span-2" />
          <TextField {...field('message')} className="sm:col-span-2" />
        </div>
      </div>
      <div className="mt-6">
        <Captcha key={typeof challenge === 'string' ? '' : challenge.id} state={state} />
      </div>
      {/* Posted in this order: the server takes no file before the captcha's answer. */}
      <MoreFields key={resets} state={state} />
      <button
        type="submit"
        aria-disabled={progress !== undefined}
        className="button button-sun mt-6 min-w-[min(13rem,100%)] tabular max-sm:w-full"
      >
        {progress === undefined
          ? texts.send
          : `${texts.sending} ${progress > 0 && progress < 100 ? `${progress}%` : ''}`}
      </button>
    </form>
  )
  if (!sent) return fields
  return (
    <>
      <SentMessage {...props} key={sent.reference} sent={sent} />
      <details className="mt-8">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{texts.again}</summary>
        <div className="mt-4">{fields}</div>
      </details>
    </>
  )
}

/** The captcha's image beside its input, its audio alternative, and a button for another one. */
function Captcha({ state }: { state: ContactFormState }) {
  const { challenge, texts, errors } = state
  const audio = typeof challenge === 'string' ? null : challenge.audio
  return (
    <fieldset>
      <legend className="sr-only">{texts.captcha}</legend>
      <TextField
        id="contact-captcha"
        name="captchaInput"
        label={texts.answer}
        error={errors.captchaInput}
        hint={audio ? texts.spoken : undefined}
        beside={
          typeof challenge === 'string' ? (
            <p role="alert" className="max-w-[40ch] self-center text-base text-muted">
              {state.say(challenge)}
            </p>
          ) : (
            <>
              <input type="hidden" name="captchaId" value={challenge.id} />
              <img
                src={challenge.image}
                alt={texts.picture}
                width={240}
                height={80}
                className="mt-1.5 w-48 rounded-md border border-line dark:mix-blend-screen dark:[filter:invert(1)_hue-rotate(180deg)]"
              />
            </>
          )
        }
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onFocus={state.captchaFocus}
        inputClass="max-w-60 flex-1 basis-32 text-xl tracking-[0.2em]"
      />
      <p className="mt-1 -ml-2 flex flex-wrap gap-1 text-base">
        {/* Without script they post the form: the page comes back with the typed values and another captcha. */}
        <button
          type="submit"
          name="again"
          value="drawn"
          onClick={preventingDefault(() => state.renewCaptcha())}
          className={smallAction}
        >
          <Icon name="again" className="size-4.5" />
          {texts.another}
        </button>
        <button
          type="submit"
          name="again"
          value="spoken"
          onClick={preventingDefault(state.listen)}
          className={smallAction}
        >
          <Icon name="listen" className="size-4.5" />
          {texts.listen}
        </button>
        {audio && (
          <a href={audio} onClick={preventingDefault(() => state.play(audio))} className={smallAction}>
            {texts.play}
          </a>
        )}
      </p>
    </fieldset>
  )
}

const smallAction =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-link underline-offset-4 hover:underline'
