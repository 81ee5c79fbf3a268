import type { ReactNode } from 'react'
import { href } from 'react-router'
import { factsBehind } from '../../../server/estimate/facts.ts'
import { addressWith } from '../../../shared/address.ts'
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Choices, TextField } from '../form-field.tsx'
import { Link } from '../link.tsx'
import { useContactPath } from '../page-subject.ts'
import { Section } from '../section.tsx'
import { useMessages, useTexts } from '../texts.tsx'
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
  const visit = useContactPath('visit')
  const sizes = query?.owner === 'home' ? rows.filter((row) => row.owner === 'home' && row.subsidy > 0) : []
  const counted = subsidy?.parts.reduce((sum, { kw }) => sum + kw, 0) ?? 0
  return (
    // Focused by the form's address, so that a screen reader goes on here with the result.
    <Section title={t('solar.form.title')} isInner id="your-subsidy" className="mt-8 rounded-md bg-sunken p-6">
      <form
        action={`${href('/SolarServices')}#your-subsidy`}
        noValidate
        className="group/form mt-4 flex flex-wrap items-start gap-x-6 gap-y-4"
      >
        <Choices
          name="type"
          question={t('solar.form.owner')}
          choices={[
            ['home', t('solar.form.home')],
            ['society', t('solar.form.society')]
          ]}
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
            className={`sm:w-44 ${Object.keys(errors).length === 1 ? 'sm:*:[p]:w-max ' : ''}${name === 'houses' ? 'group-not-has-[[value=society]:checked]/form:hidden' : ''}`}
            inputClass="tabular-nums"
          />
        ))}
        <button
          type="submit"
          className={`button min-h-12 max-sm:w-full sm:mt-8.5 ${after ? 'button-quiet' : 'button-sun'}`}
        >
          {t('solar.form.button')}
        </button>
      </form>
      {errors.kw && (
        <div className="mt-5 grid gap-3 border-t border-line pt-4 sm:grid-cols-3">
          {sizes.map(({ kw, subsidy: amount }) => (
            <a
              key={kw}
              href={`${addressWith(href('/SolarServices'), { type: 'home', kw: String(kw) })}#your-subsidy`}
              className="flex items-baseline justify-between gap-4 rounded-md border border-field bg-surface px-4 py-2.5 hover:border-ink"
            >
              <span className="font-semibold">{kw} kW</span>
              <span className="figure text-[1.75rem] leading-tight text-leaf">{rupees(amount)}</span>
            </a>
          ))}
          <Link to="#estimate" text={t('solar.form.byBill')} className="col-span-full" />
        </div>
      )}
      {subsidy && query && (
        <div
          role="status"
          className="mt-5 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4 text-muted tabular-nums"
        >
          {after && <Amount range={after.price} text={t('solar.form.after', { kw: indianNumber(after.kw) })} />}
          <Amount
            sign={after && '−\u00a0'}
            range={{ low: subsidy.amount }}
            text={t('estimate.row.subsidy')}
            look="text-leaf"
          >
            <p>{subsidy.parts.map(({ kw, rate }) => `${indianNumber(kw)} kW × ${rupees(rate)}`).join(' + ')}</p>
            {counted > 0 && counted !== Number(query.kw.replace(',', '.')) && (
              <p>{t(`solar.form.${query.owner}Limit`, { counted: indianNumber(counted) })}</p>
            )}
          </Amount>
          {after && <Amount sign={'=\u00a0'} range={after.pay} text={t('estimate.row.pay')} look="text-ink" />}
          <AsOf facts={factsBehind(query.owner, 'subsidy.', ...(after ? ['price.'] : []))} className="w-full" />
          {after && <Link to={visit} text={t('estimate.visit')} look="sun" className="max-sm:w-full" />}
        </div>
      )}
    </Section>
  )
}

interface AmountProps {
  /** Rupees. */
  range: { low: number; high?: number }
  sign?: string | undefined
  text: string
  look?: string
  children?: ReactNode
}

function Amount({ range: { low, high }, sign = '', text, look = '', children }: AmountProps) {
  const { language } = useTexts()
  return (
    <div className={children ? 'flex-1 basis-40' : ''}>
      <p className={`figure text-[1.75rem] leading-tight ${look}`}>{sign + rupees(low, high, language)}</p>
      <p>{text}</p>
      {children}
    </div>
  )
}
