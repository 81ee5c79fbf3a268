import { href } from 'react-router'
import { estimateFactsOf, factsBehind } from '../../../server/estimate/facts.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { indianLongDay, rupees } from '../../../shared/indian-format.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { ScriptAfterPaint } from '../../../ui/island.tsx'
import { AsOf } from '../as-of.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { DayOnRoof } from '../day/day-on-roof.tsx'
import { Estimate, typicalBill } from '../estimate/estimate.tsx'
import { estimateSummary } from '../estimate/sheet.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { PageHero } from '../page-hero.tsx'
import { usePhotograph } from '../photo.tsx'
import { Prose } from '../prose.tsx'
import { Questions, readQuestions } from '../questions.tsx'
import { readContent } from '../read-content.ts'
import { readSampleNames } from '../samples/read-samples.ts'
import { LazySamples } from '../samples/samples.tsx'
import { Section } from '../section.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { pageTitle } from '../seo/page-title.ts'
import { Entries, Options } from '../service-page/sections.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { Ticks } from '../ticks.tsx'
import type { Route } from './+types/solar-services'
import { ProjectSteps } from './project-steps.tsx'
import script from './script.ts?worker&url'
import { calculateSubsidy, priceAfter, priceRows, readSubsidyQuery, subsidyQueryOf } from './subsidy.ts'
import { SubsidyForm } from './subsidy-form.tsx'
import { SubsidyTable } from './subsidy-table.tsx'

export const handle = { scripts: true } satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const facts = estimateFactsOf(page.facts)
  const { searchParams } = new URL(request.url)
  const isAsked = searchParams.has('bill')
  const given: Record<string, string> = isAsked ? Object.fromEntries(searchParams) : typicalBill
  const estimated = page.estimate(given)
  const isSubsidyAsked = isAsked || searchParams.has('kw')
  // Before any entry the form has the size of the first estimate.
  const query = readSubsidyQuery(searchParams) ?? subsidyQueryOf(estimated, given.houses)
  const result = facts && query && isSubsidyAsked ? calculateSubsidy(facts, query) : { errors: {} }
  const after = facts && query && result.subsidy && priceAfter(facts, query, result.subsidy.amount)
  const questions = await readContent(context, 'Could not load the page.', (content) =>
    readQuestions(content, 'Solar Services')
  )
  return {
    questions,
    rows: facts ? priceRows(facts) : [],
    query,
    isSubsidyAsked,
    ...result,
    after,
    samples: readSampleNames(page, 'samples-before-order'),
    estimate: { given, isAsked, result: estimated }
  }
}

export default function SolarServices({
  loaderData: { questions, rows, query, isSubsidyAsked, subsidy, after, errors, samples, estimate }
}: Route.ComponentProps) {
  const t = useTexts()
  const answer = estimate.isAsked && estimate.result && 'answer' in estimate.result ? estimate.result.answer : undefined
  const amount = subsidy && t('solar.form.answer', { amount: rupees(subsidy.amount) })
  const until = useFacts().get('subsidy.home.first')?.validTo
  const state = t('solar.smart.text')
  const most = Math.max(...rows.map((row) => row.subsidy))
  return (
    <>
      <PageMeta
        title={answer ? estimateSummary(t, answer) : (amount ?? pageTitle(t, 'solar'))}
        description={t('solar.description')}
        path={href('/SolarServices')}
        image={usePhotograph('fitting-wide')}
        noindex={isSubsidyAsked}
      />
      <PageHero
        title={t('solar.title')}
        path={href('/SolarServices')}
        lead={most > 0 ? t('solar.lead.subsidy', { amount: rupees(most) }) : t('solar.lead')}
        picture="fitting-wide"
        facts={most > 0 ? factsBehind('home', 'subsidy.') : []}
        ask={t('solar.end.link')}
        more={<Jumps has={[estimate.result, rows.length, rows.length, true, samples.length, questions.length]} />}
      />
      <section className="shell pt-8 lg:pt-12">
        <Estimate given={estimate.given} result={estimate.result} isWide />
      </section>
      <div className="shell part">
        <div className="split gap-y-10">
          <div>
            <h2 className="max-w-[18em] text-title">{t('solar.heading')}</h2>
            <Prose
              paragraphs={[
                ...t.list('solar.scheme'),
                until ? t('solar.until', { date: indianLongDay(until, t.language) }) : ''
              ]}
            />
            {state && (
              <Section title={t('solar.smart.title')} isInner size="lead" className="mt-8">
                <p className="mt-2">{state}</p>
              </Section>
            )}
          </div>
          {rows.length > 0 && <SubsidyTable rows={rows} />}
        </div>
        <AsOf
          facts={[
            ...['home', 'society'].flatMap((owner) => factsBehind(owner, 'yield.', 'price.', 'subsidy.')),
            ...t.cites('solar.scheme', 'solar.until', 'solar.subsidy', 'solar.price', 'solar.smart')
          ]}
          className="mt-5"
        />
        {rows.length > 0 && <SubsidyForm rows={rows} query={query} subsidy={subsidy} after={after} errors={errors} />}
      </div>
      <DayOnRoof />
      <CallToAction texts="solar.visit" topic="visit" isBanner />
      <ProjectSteps />
      <LazySamples set="samples-before-order" names={samples} />
      <section className="band">
        <div className="shell split part gap-y-10">
          <Section title={t('solar.reasons.title')} size="title">
            <Ticks points={t.list('solar.reason')} className="mt-5" />
          </Section>
          <Section title={t('solar.features.title')} size="title">
            <Entries items={t.items('solar.feature', ['name', 'text'])} />
          </Section>
          <Section title={t('solar.supplies')} className="lg:col-span-2">
            <p className="mt-3 text-lead text-muted">{t.list('solar.supply').join(' · ')}</p>
          </Section>
        </div>
      </section>
      <Options
        title={t('solar.locations.title')}
        items={t.items('solar.location', ['name', 'text'])}
        note={t('solar.locations.note')}
      />
      <Questions questions={questions} />
      <CallToAction texts="solar.end" />
      <ScriptAfterPaint src={script} />
    </>
  )
}

const parts = ['estimate', 'prices', 'your-subsidy', 'steps', 'samples', 'questions'] as const

/** Links to the existing parts of the page. @param has what each part shows, in their order */
function Jumps({ has }: { has: readonly unknown[] }) {
  const t = useTexts()
  const options = parts.flatMap((value, place) => (has[place] ? { value, text: t(`solar.jump.${value}`) } : []))
  return <FilterLinks label={t('solar.jump')} options={options} addressOf={(part) => `#${part}`} />
}
