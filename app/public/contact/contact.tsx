import { href } from 'react-router'
import type { Area } from '../../../collections/index.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { catalogueKeys } from '../../../server/texts/catalogues.ts'
import { contactFormMessagesIn } from '../../../server/texts/messages.ts'
import { contactLinks } from '../../../shared/contact-links.ts'
import { originalOf } from '../../../shared/languages.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import type { TextKey } from '../../../texts/catalogue.ts'
import { Island } from '../../../ui/island.tsx'
import { ContactEntries, ContactRows, ReachBar } from '../contact-ways.tsx'
import { Link } from '../link.tsx'
import { Breadcrumb } from '../page-header.tsx'
import { type PageSubject, useChatText } from '../page-subject.ts'
import { readContent } from '../read-content.ts'
import { Section } from '../section.tsx'
import { CompanyJsonLd } from '../seo/company-json-ld.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { pageTitle } from '../seo/page-title.ts'
import { companyProfilePath } from '../sidebar.tsx'
import { useMessages, useTexts } from '../texts.tsx'
import { Steps } from '../track/steps.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/contact'
import { AreaMap } from './area-map.tsx'
import { ContactForm } from './form.tsx'
import { contactFormId, type FormTexts, type PostResult } from './form-state.ts'
import { challengeFor, receivePost } from './handle-post.ts'
import script from './hydrate.tsx?worker&url'
import { mapOrigin } from './map-origin.ts'
import { AreaList } from './service-areas.tsx'
import { answerOf, readStart } from './start.ts'

export const handle = { scripts: true, map: true } satisfies PageHandle

const formPrefix = 'contact.form.'
const formKeys = [...catalogueKeys].filter((key) => key.startsWith(formPrefix)) as TextKey[]

/** A challenge is for one visitor. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await readContent(context, 'Could not load the page.', async (content) => {
    const start = await readStart(context, Object.fromEntries(new URL(request.url).searchParams))
    const subject: PageSubject | undefined = start.about && { about: start.values.about, name: start.about.name }
    return { areas: (await content.list('area')).records, start, subject }
  })
  const { values, about } = page.start
  const bill = new URLSearchParams(values.estimate).get('bill') ?? ''
  const start = { ...page.start, values: { ...values, subject: about?.name ?? '', bill } }
  const { contact, texts: t } = context.get(pageContext)
  const texts = formKeys.map((key) => [key.slice(formPrefix.length), t(key, { pincode: '{pincode}' })])
  return {
    ...page,
    language: t.language,
    messages: contactFormMessagesIn[t.language],
    start,
    texts: Object.fromEntries(texts) as FormTexts,
    challenge: await challengeFor(context),
    otherWays: await contact.otherWays()
  }
}

/** The form without script. With it, the browser calls the API. */
export function action({ request, context }: Route.ActionArgs) {
  return receivePost(request, context)
}

export default function Contact({ loaderData, actionData: posted }: Route.ComponentProps) {
  const t = useTexts()
  const { challenge, areas, start, subject: _subject, ...given } = loaderData
  const { settings } = useSite()
  const chatText = t('contact.sent.chat', { reference: '{reference}' })
  return (
    <>
      <CompanyJsonLd districts={areas.map(({ district }) => district)} />
      <PageMeta
        title={posted?.sent ? t('contact.form.sent') : pageTitle(t, 'contact')}
        description={t('contact.description')}
        path={href('/contact')}
      />
      <div className="grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div className="night px-(--edge) pt-1 pb-5 lg:pt-2 lg:pr-12 lg:pl-(--inset)">
          <Breadcrumb label={t('contact.title')} path={href('/contact')} />
          <h1 className="mt-1 text-display lg:mt-3">{t('contact.title')}</h1>
          <p className="mt-3 text-lead text-balance text-muted">{t('contact.lead')}</p>
        </div>
        <ReachBar
          last={settings.address !== '' && { icon: 'pin', text: t('about.reach.address'), address: '#address' }}
          className="night border-t border-line lg:hidden print:hidden"
        />
        <section
          id="message"
          tabIndex={-1}
          aria-labelledby="form-title"
          className="px-(--edge) part outline-none lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pr-(--inset) lg:pl-16"
        >
          <div className="in-[:has([data-sent])]:hidden">
            <h2 id="form-title" className="text-heading">
              {t('contact.form.title')}
            </h2>
            <p className="mt-2 mb-7 max-w-[52ch] text-muted">
              {t('contact.form.text')} {t('contact.form.answerTime')}
            </p>
          </div>
          {posted?.message && <Failure posted={posted} />}
          <Island
            id={contactFormId}
            component={ContactForm}
            props={{
              challenge: posted?.challenge ?? challenge,
              start: posted?.start ?? start,
              sent: posted?.sent,
              ...given,
              ways: contactLinks(settings, chatText).filter(({ icon }, place) => place === 0 || icon === 'whatsapp'),
              areas: Object.fromEntries(areas.map((area) => [originalOf(area, 'district'), answerOf(t, area)]))
            }}
            script={script}
            loadedProps={['messages']}
          />
          <p className="mt-4 text-base text-muted">
            {t('contact.privacy.text')} <Link to={href('/privacy')} text={t('contact.privacy.link')} />
          </p>
          <Link to={href('/track')} text={t('contact.track.link')} look="line" className="mt-1 text-base" />
        </section>
        <div className="flex flex-col-reverse gap-y-12 px-(--edge) pb-(--part) lg:night lg:flex-col lg:pt-4 lg:pr-12 lg:pl-(--inset)">
          <GetInTouch />
          <div className="in-[:has([data-sent])]:hidden">
            <h3 className="text-heading">{t('contact.form.next')}</h3>
            <Steps reached={[]} />
          </div>
        </div>
      </div>
      <Office areas={areas} />
    </>
  )
}

function Failure({ posted: { message, details } }: { posted: PostResult }) {
  const say = useMessages()
  return (
    <div role="alert" className="mb-7 rounded-md border-l-4 border-danger bg-danger-soft px-5 py-4">
      <p className="font-semibold">{say(message)}</p>
      {details && <p className="mt-1 text-base">{say(details)}</p>}
    </div>
  )
}

function GetInTouch() {
  const t = useTexts()
  const { settings } = useSite()
  const chat = contactLinks(settings, useChatText()).find(({ icon }) => icon === 'whatsapp')
  return (
    <Section title={t('contact.touch.title')}>
      <ContactRows
        uses={[t('contact.touch.use.1'), t('contact.touch.use.2'), t('contact.touch.use.3')]}
        className="mt-5 divide-y divide-line border-y border-line leading-snug *:py-2 *:first:figure *:first:text-3xl"
        iconClass="text-muted"
      />
      {chat && (
        <Link
          to={chat.address}
          text={t('contact.touch.whatsapp')}
          look="quiet"
          icon="whatsapp"
          className="mt-5 px-4 max-lg:w-full"
        />
      )}
      <ContactEntries
        className={`mt-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-1 ${settings.address ? 'max-lg:*:first:hidden' : ''}`}
        entries={[
          [t('contact.touch.location'), settings.address],
          [t('contact.touch.profile'), [{ text: t('contact.touch.profileLink'), address: companyProfilePath }]]
        ]}
      />
    </Section>
  )
}

/**
 * The address, and the map of another site, loaded once it is on the screen. Its origin keeps it apart, and the page's
 * policy frames only that origin: a sandbox that lets a map work, with its scripts and its own storage, adds nothing.
 */
function Office({ areas }: { areas: readonly Area[] }) {
  const t = useTexts()
  const { address, mapUrl } = useSite().settings
  const isOnMap = mapOrigin(mapUrl) !== undefined
  if (!address && !isOnMap && areas.length === 0) return null
  const town = areas.find(({ district }) => address.includes(district.trim()))
  const frame = {
    title: t('contact.map.name'),
    height: 720,
    loading: 'lazy',
    className: 'relative block max-h-96 w-full dark:[filter:brightness(0.75)]'
  } as const
  return (
    <div className="border-t border-line">
      <Section
        id="address"
        title={t('contact.map.title')}
        className={`shell part grid gap-x-14 gap-y-4 outline-none ${isOnMap ? 'sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr]' : ''}`}
      >
        <div>
          {/* On a desktop it stands beside the form. */}
          <p className="mb-3 text-lead whitespace-pre-line lg:hidden">{address}</p>
          <p className="text-balance text-muted">{t('site.questions.hours')}</p>
          {isOnMap && (
            <Link to={mapUrl} text={t('contact.map.link')} look="quiet" icon="pin" className="mt-5 max-sm:w-full" />
          )}
        </div>
        {isOnMap && (
          <div className="relative overflow-hidden rounded-md border border-line sm:col-start-1 sm:row-span-3 sm:row-start-1">
            {/* Seen until the map is loaded (load-map.ts), or where it cannot be. */}
            {town && <AreaMap areas={areas} chosen={originalOf(town, 'district').trim()} pin />}
            <iframe data-src={mapUrl} {...frame} className={`${frame.className} noscript:hidden`} />
            <noscript>
              <iframe src={mapUrl} {...frame} />
            </noscript>
          </div>
        )}
        {areas.length > 0 && (
          <Section title={t('contact.areas.title')} isInner className="mt-4">
            <div className="mt-5">
              <AreaList areas={areas} />
            </div>
          </Section>
        )}
      </Section>
    </div>
  )
}
