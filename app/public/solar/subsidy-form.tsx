import { href } from 'react-router'
import { factsBehind } from '../../../server/estimate/facts.ts'
import { addressWith } from '../../../shared/address.ts'
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Choices, TextField } from '../form-field.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { useContactPath } from '../page-subject.ts'
import { PriceSplit, Term } from '../price-split.tsx'
import { Section } from '../section.tsx'
import { useMessages, useTexts } from '../texts.tsx'
import { partsOfPrice } from './price-bars.tsx'
import type { calculateSubsidy, PriceRow, priceAfter, SubsidyQuery } from './subsidy.ts'

type SubsidyFormProps = Partial<ReturnType<typeof calculateSubsidy>> & {
  query: SubsidyQuery | undefined
  after: ReturnType<typeof priceAfter>
  /** Sizes for who does not know one. */
  rows: readonly PriceRow[]
}

/** Calculates the subsidy. A plain GET form: the result comes with the page. */
export function SubsidyForm({ query, subsidy, after, rows, errors = {} }: SubsidyFormProps) {
  const t = useTexts()
  const say = useMessages()
  const sizes = query?.owner === 'home' ? rows.filter((row) => row.owner === 'home' && row.subsidy > 0) : []
  return (
    // Focused by the form's address, so that a screen reader goes on here with the result.
    <Section
      title={t('solar.form.title')}
      isInner
      id="your-subsidy"
      className="slip mt-6 grid items-start gap-x-10 gap-y-4 bg-sunken px-4 pt-5 pb-7 sm:px-6 lg:mt-8 lg:grid-cols-[1fr_auto] lg:*:[div]:col-span-2"
    >
      <form
        action={`${href('/SolarServices')}#your-subsidy`}
        noValidate
        className="group/form flex flex-wrap items-start gap-x-6 gap-y-4"
      >
        <Choices
          name="type"
          question={t('solar.form.owner')}
          choices={(['home', 'society'] as const).map((owner) => [owner, t(`solar.form.${owner}`)])}
          chosen={query?.owner ?? 'home'}
        />
        {(['kw', 'houses'] as const).map((name) => (
          <TextField
            key={name}
            id={`subsidy-${name}`}
            name={name}
            label={t(`solar.form.${name}`)}
            value={query?.[name]}
            error={say(errors[name] ?? '')}
            autoComplete="off"
            inputMode={name === 'kw' ? 'decimal' : 'numeric'}
            maxLength={12}
            // An error goes on below the button: with a wider field all before it would move.
            className={`sm:w-44 sm:*:[p]:-mr-16 ${name === 'houses' ? 'group-not-has-[[value=society]:checked]/form:hidden' : ''}`}
            inputClass="tabular"
          />
        ))}
        <button type="submit" className="button min-h-12 button-quiet max-sm:w-full sm:mt-8.5">
          {t('solar.form.button')}
        </button>
      </form>
      {errors.kw && (
        <div className="grid gap-3 border-t border-line pt-4 sm:grid-cols-3">
          {sizes.map(({ kw, subsidy: amount }) => (
            <a
              key={kw}
              href={`${addressWith(href('/SolarServices'), { type: 'home', kw: String(kw) })}#your-subsidy`}
              className="flex items-center justify-between gap-4 rounded-md border border-field bg-surface px-4 py-2.5 hover:border-ink"
            >
              <span className="figure text-lg">{kw} kW</span>
              <span className="flex items-center gap-2 text-base text-leaf">
                {t('solar.form.answer', { amount: rupees(amount) })} <Icon name="right" />
              </span>
            </a>
          ))}
          <Link to="#estimate" text={t('solar.form.byBill')} className="col-span-full" />
        </div>
      )}
      {subsidy && query && <SubsidyResult {...{ query, subsidy, after }} />}
    </Section>
  )
}

type SubsidyResultProps = Pick<SubsidyFormProps, 'after'> & {
  query: SubsidyQuery
  subsidy: NonNullable<SubsidyFormProps['subsidy']>
}

/** What a plant of this size costs, is granted, and costs then; for a size without a price the subsidy alone. */
function SubsidyResult({ query, subsidy, after }: SubsidyResultProps) {
  const t = useTexts()
  const visit = useContactPath('visit')
  const granted = { range: { low: subsidy.amount }, text: t('estimate.row.subsidy') }
  const counted = subsidy.parts.reduce((sum, { kw }) => sum + kw, 0)
  return (
    <div role="status" className="grid gap-x-14 rounded-md bg-surface p-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        {after ? (
          <PriceSplit
            whole={{ range: after.price, text: t('solar.form.after', { kw: indianNumber(after.kw) }) }}
            less={granted}
            rest={{ range: after.pay, text: t('estimate.row.pay') }}
            parts={partsOfPrice(after.pay, Math.min(subsidy.amount, after.price.high))}
            legend={t.list('service.solar.bars.part')}
          />
        ) : (
          <Term {...granted} look="text-leaf" />
        )}
      </div>
      <div>
        <p className="mt-3 text-base text-muted tabular">
          {t('estimate.row.subsidy')}:{' '}
          {subsidy.parts.map(({ kw, rate }) => `${indianNumber(kw)} kW × ${rupees(rate)}`).join(' + ')}
          {counted > 0 && counted !== Number(query.kw.replace(',', '.')) && (
            <> – {t(`solar.form.${query.owner}Limit`, { counted: indianNumber(counted) })}</>
          )}
        </p>
        <AsOf facts={factsBehind(query.owner, 'subsidy.', ...(after ? ['price.'] : []))} className="mt-1" />
        {after && <Link to={visit} text={t('estimate.visit')} look="sun" className="mt-4 max-sm:w-full" />}
      </div>
    </div>
  )
}
