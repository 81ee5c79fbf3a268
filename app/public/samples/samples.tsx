import { useId } from 'react'
import shadePlan from '../../../assets/drawings/shade-plan.svg?url'
import { LogoMark } from '../../../ui/logo-mark.tsx'
import styles from '../../styles/samples.css?url'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { Markdown } from '../markdown.tsx'
import { unitsOfMonths } from '../renewable/units-by-month.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'
import type { readSamples } from './read-samples.ts'

type Sample = ReturnType<typeof readSamples>[number]

/**
 * Samples of a client's documents: sheets of A4 in a row, which open one by one in reading size, without script, as a
 * popover. A page that is printed while one is open prints only that sheet.
 * @param more a link to other samples
 */
export function Samples({ samples, more }: { samples: readonly Sample[]; more?: { text: string; path: string } }) {
  const t = useTexts()
  if (samples.length === 0) return null
  return (
    <Band anchor="samples" title={t('samples.title')} lead={t('samples.lead')} link={more} tone="ruled" layout="split">
      <link rel="stylesheet" href={styles} />
      <ul className="samples">
        {samples.map((sample) => (
          <SampleItem key={sample.name} {...sample} />
        ))}
      </ul>
    </Band>
  )
}

function SampleItem({ name, body, facts }: Sample) {
  const t = useTexts()
  const { companyName } = useSite().settings
  const id = useId()
  const title = t(`samples.${name}.title`)
  return (
    <li>
      <div className="sample-place">
        <article id={id} popover="auto" aria-labelledby={`${id}-title`} className="sheet">
          <p className="sheet-head">
            <LogoMark className="sheet-mark" />
            <span>{companyName}</span>
            <strong className="sheet-stamp">{t('samples.sample')}</strong>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button button-quiet">
              {t('samples.close')}
            </button>
          </p>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{t(`samples.${name}.for`)}</p>
          {name === 'shade' && (
            <img
              src={shadePlan}
              alt={t('samples.shade.plan')}
              width="520"
              height="420"
              loading="lazy"
              className="sheet-drawing"
            />
          )}
          {name === 'report' && <ReportChart />}
          <Markdown text={body} under={3} className="" isPaper />
          <AsOf facts={facts} />
        </article>
      </div>
      <button type="button" popoverTarget={id} className="sample-open">
        <strong>{title}</strong> {t(`samples.${name}.text`)}
      </button>
    </li>
  )
}

/** A bar for each month's output, and a line at the promised one; the table below it says the same. */
function ReportChart() {
  const t = useTexts()
  const [promised, made] = [unitsOfMonths(t('renewable.months')) ?? [], unitsOfMonths(t('samples.report.made')) ?? []]
  const scale = 190 / Math.max(...promised, ...made)
  const drawn = (units: number[], mark: (height: number) => string) =>
    units
      .map((value) => Math.round(value * scale))
      .map((height, month) => `M${month * 60 + 8} ${200 - height}${mark(height)}`)
      .join('')
  return (
    <Chart width={720} height={200} className="sheet-drawing">
      <path d={drawn(made, (height) => `h44v${height}h-44Z`)} className="fill-sun" />
      <path d={drawn(promised, () => 'm-8 0h60')} strokeWidth="3" className="stroke-ink" />
    </Chart>
  )
}
