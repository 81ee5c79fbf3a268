import { href } from 'react-router'
import { indianNumber } from '../../../shared/indian-format.ts'
import type { calculateSubsidy, PlantOwner, Subsidy, SubsidyQuery } from './subsidy.ts'

interface SubsidyFormProps {
  query: SubsidyQuery | undefined
  result: ReturnType<typeof calculateSubsidy> | undefined
}

const owners: readonly { owner: PlantOwner; label: string }[] = [
  { owner: 'home', label: 'A home' },
  { owner: 'society', label: 'A residential society' }
]

/** Calculates the subsidy. A plain GET form: the result comes with the page. */
export function SubsidyForm({ query, result }: SubsidyFormProps) {
  const error = result && 'error' in result ? result.error : undefined
  return (
    <section id="your-subsidy" aria-labelledby="your-subsidy-title" className="mt-14 rounded-lg bg-sunken p-6 sm:p-10">
      <h3 id="your-subsidy-title" className="text-heading">
        Work out your subsidy
      </h3>
      <form action={`${href('/SolarServices')}#your-subsidy`} noValidate className="mt-5">
        <fieldset>
          <legend className="font-medium">Who is the plant for?</legend>
          <div className="mt-1 flex flex-wrap gap-x-8">
            {owners.map(({ owner, label }) => (
              <label key={owner} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="type"
                  value={owner}
                  defaultChecked={(query?.owner ?? 'home') === owner}
                  className="size-5 accent-link"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <div className="w-52">
            <label htmlFor="subsidy-kw" className="font-medium">
              Size of the plant, kW
            </label>
            <input
              id="subsidy-kw"
              name="kw"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required
              defaultValue={query?.kw}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'subsidy-error' : undefined}
              className="input mt-1.5 tabular-nums aria-invalid:border-danger"
            />
          </div>
          <button type="submit" className="button button-sun min-h-12">
            Work it out
          </button>
        </div>
        {error && (
          <p id="subsidy-error" role="alert" className="mt-3 font-medium text-danger">
            {error}
          </p>
        )}
      </form>
      {result && 'subsidy' in result && query && <Result subsidy={result.subsidy} query={query} />}
    </section>
  )
}

function Result({ subsidy: { amount, parts, countedUpTo }, query }: { subsidy: Subsidy; query: SubsidyQuery }) {
  const unit = query.owner === 'home' ? 'kW' : 'kWp'
  return (
    <div role="status" className="mt-7 border-t border-line pt-6">
      <p className="text-figure font-light tracking-tight text-leaf tabular-nums">₹{indianNumber(amount)}</p>
      <p className="mt-3 text-muted tabular-nums">
        {parts.map(({ kw, rate }) => `${indianNumber(kw)} ${unit} × ₹${indianNumber(rate)}`).join(' + ')}
        {countedUpTo !== undefined && `. Only the first ${countedUpTo} ${unit} count.`}
      </p>
    </div>
  )
}
