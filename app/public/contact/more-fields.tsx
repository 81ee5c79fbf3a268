import { limitsOf, uploadRules } from '../../../fields/upload-rules.ts'
import { inLanguage } from '../../../shared/languages.ts'
import { TextField } from '../form-field.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import type { ContactFormState } from './use-contact-form.ts'

/** The record and the estimate that the visitor came from; they are sent along. */
export function EnquirySource({ state }: { state: ContactFormState }) {
  const { values, about, estimate } = state.shown
  const { texts, language } = state
  if (!about && !estimate) return null
  return (
    <div className="mb-6 divide-y divide-line rounded-md border border-line bg-sunken px-5">
      {about && (
        <div className="py-3">
          <input type="hidden" name="about" value={values.about} />
          <p>
            {texts.about}: <Link to={inLanguage(language, about.path)} text={about.name} />
          </p>
        </div>
      )}
      {estimate && (
        <div className="py-3">
          <input type="hidden" name="estimate" value={values.estimate} />
          <p>{estimate.title}</p>
          <dl className="tabular">
            {estimate.rows.map(({ name, value }) => (
              <div key={name} className="flex flex-wrap gap-x-4 max-sm:justify-between">
                <dt className="text-muted sm:w-40">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

/** The field for a pincode, which is answered at once: whether the company comes there. */
export function PincodeField({ state: { shown, errors, texts } }: { state: ContactFormState }) {
  return (
    <div>
      <TextField
        id="contact-pincode"
        name="pincode"
        label={texts.pincode}
        error={errors.pincode}
        value={shown.values.pincode}
        maxLength={12}
        autoComplete="postal-code"
        inputMode="numeric"
        inputClass="tabular"
      />
      <noscript>
        <button type="submit" name="again" value="pincode" className="button button-quiet mt-2 min-h-12">
          {texts.check}
        </button>
      </noscript>
      <p role="status" className="mt-1.5 text-base empty:hidden">
        {shown.area}
      </p>
    </div>
  )
}

const moreNames = ['bill', 'callAt', 'attachment'] as const

/** The optional fields; folded until one has a value, or an error. */
export function MoreFields({ state: { shown, errors, texts, say } }: { state: ContactFormState }) {
  const { values } = shown
  const more = (name: (typeof moreNames)[number]) => {
    return { id: `contact-${name}`, name, label: texts[name], error: errors[name] }
  }
  return (
    <details
      className="group mt-7 border-y border-line py-3"
      open={moreNames.some((name) => errors[name]) || values.bill + values.callAt !== ''}
    >
      <summary className="cursor-pointer list-none text-muted">
        <span className="flex min-h-11 items-center justify-between gap-4">
          {texts.more}
          <Icon name="down" className="size-6 group-open:rotate-180" />
        </span>
      </summary>
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-5 sm:gap-x-6">
        <TextField {...more('bill')} value={values.bill} maxLength={20} inputMode="numeric" inputClass="tabular" />
        <TextField {...more('callAt')} value={values.callAt} maxLength={60} />
        <TextField
          {...more('attachment')}
          type="file"
          className="col-span-2"
          accept={uploadRules.attachment.types.join()}
          hint={say(limitsOf('attachment'))}
          inputClass="file:mr-3 file:rounded-sm file:border file:border-solid file:border-field file:bg-sunken file:px-3 file:font-semibold file:text-ink"
        />
      </div>
    </details>
  )
}
