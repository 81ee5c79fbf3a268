import { href } from 'react-router'
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { useTexts } from '../texts.tsx'
import type { Subsidy, SubsidyErrors, SubsidyQuery } from './subsidy.ts'

interface SubsidyFormProps {
  query: SubsidyQuery | undefined
  subsidy: Subsidy | undefined
  errors: SubsidyErrors
}

/** Calculates the subsidy. A plain GET form: the result comes with the page. */
export function SubsidyForm({ query, subsidy, errors }: SubsidyFormProps) {
  const t = useTexts()
  return (
    // Focused by the form's address, so that a screen reader goes on here with the result.
    <section
      id="your-subsidy"
      tabIndex={-1}
      aria-labelledby="your-subsidy-title"
      className="mt-14 rounded-lg bg-sunken p-6 sm:p-10"
    >
      <h3 id="your-subsidy-title" className="text-heading">
        {t('solar.form.title')}
      </h3>
      <form action={`${href('/SolarServices')}#your-subsidy`} noValidate className="group/form mt-5">
        <fieldset>
          <legend className="font-medium">{t('solar.form.owner')}</legend>
          <div className="mt-1 flex flex-wrap gap-x-8">
            {(['home', 'society'] as const).map((owner) => (
              <label key={owner} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="type"
                  value={owner}
                  defaultChecked={(query?.owner ?? 'home') === owner}
                  className="size-5 accent-link"
                />
                {t(`solar.form.${owner}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <Entry name="kw" label={t('solar.form.kw')} value={query?.kw} error={errors.kw} inputMode="decimal" />
          <div className="group-not-has-[[value=society]:checked]/form:hidden">
            <Entry
              name="houses"
              label={t('solar.form.houses')}
              value={query?.houses}
              error={errors.houses}
              inputMode="numeric"
            />
          </div>
          <button type="submit" className="button button-sun min-h-12">
            {t('solar.form.button')}
          </button>
        </div>
        {Object.entries(errors).map(([name, error]) => (
          <p key={name} id={`subsidy-${name}-error`} role="alert" className="mt-3 font-medium text-danger">
            {error}
          </p>
        ))}
      </form>
      {subsidy && query && <Result subsidy={subsidy} query={query} />}
    </section>
  )
}

interface EntryProps {
  name: string
  label: string
  value: string | undefined
  error: string | undefined
  inputMode: 'decimal' | 'numeric'
}

function Entry({ name, label, value, error, inputMode }: EntryProps) {
  const id = `subsidy-${name}`
  return (
    <div className="w-52">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        maxLength={12}
        defaultValue={value}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="input mt-1.5 tabular-nums aria-invalid:border-danger"
      />
    </div>
  )
}

function Result({ subsidy: { amount, parts }, query }: { subsidy: Subsidy; query: SubsidyQuery }) {
  const t = useTexts()
  const counted = parts.reduce((sum, { kw }) => sum + kw, 0)
  const isWhole = counted === Number(query.kw.replace(',', '.'))
  return (
    <div role="status" className="mt-7 grid gap-3 border-t border-line pt-6 text-muted tabular-nums">
      <p className="text-figure font-light tracking-tight text-leaf">{rupees(amount)}</p>
      <p>{parts.map(({ kw, rate }) => `${indianNumber(kw)} kW × ${rupees(rate)}`).join(' + ')}</p>
      {!isWhole && parts.length > 0 && <p>{t(`solar.form.${query.owner}Limit`, { counted: indianNumber(counted) })}</p>}
      <AsOf facts={[query.owner === 'home' ? 'subsidy.home.first' : 'subsidy.society']} />
    </div>
  )
}
