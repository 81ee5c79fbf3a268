import { href } from 'react-router'
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Entry } from '../entry.tsx'
import { Part } from '../part.tsx'
import { useTexts } from '../texts.tsx'
import type { Subsidy, SubsidyErrors, SubsidyQuery } from './subsidy.ts'

interface SubsidyFormProps {
  query: SubsidyQuery | undefined
  subsidy: Subsidy | undefined
  errors: SubsidyErrors
}

const shared = { autoComplete: 'off', maxLength: 12, className: 'w-60', inputClass: 'tabular-nums' }

/** Calculates the subsidy. A plain GET form: the result comes with the page. */
export function SubsidyForm({ query, subsidy, errors }: SubsidyFormProps) {
  const t = useTexts()
  /** kW */
  const counted = subsidy?.parts.reduce((sum, { kw }) => sum + kw, 0) ?? 0
  return (
    // Focused by the form's address, so that a screen reader goes on here with the result.
    <Part title={t('solar.form.title')} isInner id="your-subsidy" className="mt-14 rounded-lg bg-sunken p-6 sm:p-10">
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
        <div className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-4">
          <Entry
            id="subsidy-kw"
            name="kw"
            label={t('solar.form.kw')}
            value={query?.kw}
            error={errors.kw}
            {...shared}
            inputMode="decimal"
          />
          <Entry
            id="subsidy-houses"
            name="houses"
            label={t('solar.form.houses')}
            value={query?.houses}
            error={errors.houses}
            {...shared}
            inputMode="numeric"
            className="w-60 group-not-has-[[value=society]:checked]/form:hidden"
          />
          <button type="submit" className="button button-sun min-h-12 sm:mt-8.5">
            {t('solar.form.button')}
          </button>
        </div>
      </form>
      {subsidy && query && (
        <div role="status" className="mt-7 grid gap-3 border-t border-line pt-6 text-muted tabular-nums">
          <p className="text-figure font-light tracking-tight text-leaf">{rupees(subsidy.amount)}</p>
          <p>{subsidy.parts.map(({ kw, rate }) => `${indianNumber(kw)} kW × ${rupees(rate)}`).join(' + ')}</p>
          {counted > 0 && counted !== Number(query.kw.replace(',', '.')) && (
            <p>{t(`solar.form.${query.owner}Limit`, { counted: indianNumber(counted) })}</p>
          )}
          <AsOf facts={[query.owner === 'home' ? 'subsidy.home.first' : 'subsidy.society']} />
        </div>
      )}
    </Part>
  )
}
