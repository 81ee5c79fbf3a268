import { href } from 'react-router'
import { indianNumber } from '../../ui/indian-format.ts'
import { answerSubsidy, type Household, type Subsidy, type SubsidyQuestion } from './subsidy.ts'

const households: readonly { type: Household; label: string }[] = [
  { type: 'home', label: 'A home' },
  { type: 'society', label: 'A residential society' }
]

/** Works out the subsidy: a plain form, whose answer comes with the page. @param asked what was typed, where it was sent */
export function SubsidyForm({ asked }: { asked: SubsidyQuestion | undefined }) {
  const answer = asked && answerSubsidy(asked)
  const errors = answer && 'errors' in answer ? answer.errors : {}
  return (
    <section id="subsidy" aria-labelledby="subsidy-title" className="mt-14 rounded-md bg-sunken p-6 sm:p-8">
      <h2 id="subsidy-title" className="text-heading">
        Work out your subsidy
      </h2>
      <form action={`${href('/SolarServices')}#subsidy`} noValidate className="mt-5 grid gap-6">
        <fieldset aria-describedby={errors.type ? 'type-error' : undefined}>
          <legend className="font-semibold">Who is the plant for?</legend>
          <div className="mt-1 flex flex-wrap gap-x-8">
            {households.map(({ type, label }) => (
              <label key={type} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="type"
                  value={type}
                  defaultChecked={(asked?.type ?? 'home') === type}
                  className="size-5 accent-ink"
                />
                {label}
              </label>
            ))}
          </div>
          {errors.type && <FormError id="type-error" text={errors.type} />}
        </fieldset>
        <div>
          <label htmlFor="kw" className="font-semibold">
            Size of the plant, in kW
          </label>
          <div className="mt-2 flex flex-wrap gap-3">
            <input
              id="kw"
              name="kw"
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              defaultValue={asked?.kw ?? ''}
              aria-invalid={errors.kw ? true : undefined}
              aria-describedby={errors.kw ? 'kw-error' : 'kw-hint'}
              className="input min-h-13 w-32 tabular-nums aria-invalid:border-danger"
            />
            <button type="submit" className="button button-quiet">
              Work it out
            </button>
          </div>
          {errors.kw ? (
            <FormError id="kw-error" text={errors.kw} />
          ) : (
            <p id="kw-hint" className="mt-2 text-base text-muted">
              Most homes need 2 to 5 kW. A bill of 300 units a month is about 3 kW.
            </p>
          )}
        </div>
      </form>
      {answer && 'subsidy' in answer && <Result subsidy={answer.subsidy} />}
    </section>
  )
}

function FormError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-2 font-semibold text-danger">
      {text}
    </p>
  )
}

function Result({ subsidy: { type, kw, rupees, parts, isCapped } }: { subsidy: Subsidy }) {
  const unit = type === 'home' ? 'kW' : 'kWp'
  const working = parts.map((part) => `${indianNumber(part.kw)} ${unit} × ₹${indianNumber(part.rate)}`).join(' + ')
  return (
    <div role="status" className="mt-6 border-t border-line pt-6">
      <p>
        Subsidy for {type === 'home' ? 'a home' : 'a society'} with {indianNumber(kw)} {unit}:
      </p>
      <p className="mt-3 text-figure font-light tracking-tight text-leaf tabular-nums">₹{indianNumber(rupees)}</p>
      <p className="mt-4 text-muted tabular-nums">
        {working}
        {isCapped && (type === 'home' ? '. Above 3 kW it grows no more.' : '. Above 500 kW it grows no more.')}
      </p>
    </div>
  )
}
