import { href } from 'react-router'
import type { Area } from '../../../collections/index.ts'
import { Band } from '../band.tsx'
import { Entry } from '../entry.tsx'
import { useTexts } from '../texts.tsx'
import type { PincodeCheck } from './pincode-check.ts'

/** Where the company works, and a check of a pincode: a plain GET form, answered on the page. */
export function ServiceAreas({ areas, check }: { areas: readonly Area[]; check: PincodeCheck | undefined }) {
  const t = useTexts()
  if (areas.length === 0) return null
  return (
    <Band title={t('contact.areas.title')} tone="sunken" layout="grid gap-x-20 gap-y-8 lg:grid-cols-2">
      <div id="areas" tabIndex={-1} className="lg:row-start-2">
        <form action={`${href('/contact')}#areas`} noValidate className="flex flex-wrap items-start gap-x-3 gap-y-4">
          <Entry
            id="areas-pincode"
            name="pincode"
            label={t('contact.areas.pincode')}
            value={check?.pincode}
            error={check?.error}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={6}
            className="w-60"
            inputClass="tabular-nums"
          />
          <button type="submit" className="button button-quiet min-h-12 sm:mt-8.5">
            {t('contact.areas.check')}
          </button>
        </form>
        {check && !check.error && <Answer {...check} />}
      </div>
      <dl className="border-t border-line lg:row-start-2">
        {areas.map(({ id, district, visitWithinDays }) => (
          <div key={id} className="flex justify-between gap-x-8 border-b border-line py-3.5">
            <dt className="font-semibold">{district}</dt>
            <dd className="text-muted">{t('contact.areas.days', { days: visitWithinDays })}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

function Answer({ pincode, area }: PincodeCheck) {
  const t = useTexts()
  return (
    <div role="status" className="mt-6">
      <p className="text-lead font-semibold">
        {area ? t('contact.areas.yes', { district: area.district }) : t('contact.areas.no', { pincode })}
      </p>
      <p className="mt-1 text-muted">
        {area ? t('contact.areas.days', { days: area.visitWithinDays }) : t('contact.areas.ask')} {area?.note}
      </p>
    </div>
  )
}
