import type { ReactNode } from 'react'
import { href } from 'react-router'
import shadePlan from '../../../assets/drawings/shade-plan.svg?url'
import { LogoMark } from '../../../ui/logo-mark.tsx'
import styles from '../../styles/samples.css?url'
import { AsOf } from '../as-of.tsx'
import { Band, type BandProps } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { LazyFragment } from '../lazy-fragment.tsx'
import { Markdown } from '../markdown.tsx'
import { unitsOfMonths } from '../renewable/units-by-month.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'
import type { readSamples, SampleSet } from './read-samples.ts'

type Sample = ReturnType<typeof readSamples>[number]

/**
 * Samples of a client's documents: sheets of A4 in a row, which open one by one in reading size, without script, as a
 * popover. A page that is printed while one is open prints only that sheet.
 */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  const { companyName } = useSite().settings
  return (
    samples.length > 0 && (
      <SamplesBand layout={samples.length > 2 ? '' : 'split'}>
        <SampleList samples={samples} companyName={companyName} />
      </SamplesBand>
    )
  )
}

/** Their names, which lead to the page with all samples until a script has put the sheets there (fragment.tsx). */
export function LazySamples({ set, names }: { set: SampleSet; names: readonly Sample['name'][] }) {
  const t = useTexts()
  const path = `${href('/Repair')}#samples`
  if (names.length === 0) return null
  return (
    <SamplesBand layout="split" link={{ text: t('samples.more'), path }}>
      <LazyFragment name={set}>
        <ul className="grid gap-8 sm:grid-cols-2">
          {names.map((name) => (
            <li key={name}>
              <a href={path} className="link">
                {t(`samples.${name}.title`)}
              </a>
              <p>{t(`samples.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </LazyFragment>
    </SamplesBand>
  )
}

function SamplesBand(props: Pick<BandProps, 'layout' | 'link' | 'children'>) {
  const t = useTexts()
  return <Band {...props} anchor="samples" title={t('samples.title')} lead={t('samples.lead')} tone="ruled" />
}

interface SampleListProps {
  samples: readonly Sample[]
  companyName: string
}

export function SampleList({ samples, companyName }: SampleListProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} fetchPriority="low" />
      <ul className="samples">
        {samples.map((sample) => (
          <SampleItem key={sample.name} {...sample} companyName={companyName} />
        ))}
      </ul>
    </>
  )
}

function SampleItem({ name, body, facts, companyName }: Sample & Pick<SampleListProps, 'companyName'>) {
  const t = useTexts()
  const id = `sample-${name}`
  return (
    <li>
      <div className="sample-place">
        <article id={id} popover="auto" aria-labelledby={`${id}-title`} className="sheet">
          <SheetHead companyName={companyName}>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button button-quiet">
              {t('samples.close')}
            </button>
          </SheetHead>
          <h3 id={`${id}-title`}>{t(`samples.${name}.title`)}</h3>
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
        <strong>{t(`samples.${name}.title`)}</strong> {t(`samples.${name}.text`)}
      </button>
    </li>
  )
}

function SheetHead({ companyName, children }: Pick<SampleListProps, 'companyName'> & { children?: ReactNode }) {
  return (
    <p className="sheet-head">
      <LogoMark className="sheet-mark" />
      <span>{companyName}</span>
      <strong className="sheet-stamp">{useTexts()('samples.sample')}</strong>
      {children}
    </p>
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
