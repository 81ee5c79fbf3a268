import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { Island } from '../../../ui/island.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { CompanyJsonLd } from '../seo/company-json-ld.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/contact'
import { ContactForm } from './form.tsx'
import { contactFormId, type FormTexts, formSentences, type PostResult } from './form-state.ts'
import { GetInTouch } from './get-in-touch.tsx'
import { challengeFor, receivePost } from './handle-post.ts'
import script from './hydrate.tsx?worker&url'
import { OfficeMap } from './office-map.tsx'
import { checkPincode } from './pincode-check.ts'
import { ServiceAreas } from './service-areas.tsx'

export const handle = { scripts: true, map: true } satisfies PageHandle

/** A challenge is for one visitor. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('pincode')
  const places = await readContent(context, 'Could not load the page.', async (content) => ({
    areas: (await content.list('area')).records,
    check: await checkPincode(content, typed)
  }))
  const otherWays = await context.get(pageContext).contact.otherWays()
  return { ...places, challenge: await challengeFor(context), otherWays }
}

/** The form without script. With it, the browser calls the API. */
export function action({ request, context }: Route.ActionArgs) {
  return receivePost(request, context)
}

export default function Contact({ loaderData, actionData: posted }: Route.ComponentProps) {
  const t = useTexts()
  const { challenge, otherWays, areas, check } = loaderData
  const texts = Object.fromEntries(formSentences.map((name) => [name, t(`contact.form.${name}`)])) as FormTexts
  return (
    <>
      <PageMeta title={t('contact.title')} description={t('contact.description')} path={href('/contact')} />
      <CompanyJsonLd districts={areas.map(({ district }) => district)} />
      <PageHeader
        title={t('contact.title')}
        trail={[{ label: t('contact.title') }]}
        lead={t('contact.lead')}
        drawing={['tree', 'postbox', 'house', 'lamp']}
      />
      <div className="shell grid gap-x-14 gap-y-16 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-14 lg:pb-24">
        <section aria-labelledby="form-title">
          <h2 id="form-title" className="text-heading">
            {t('contact.form.title')}
          </h2>
          <p className="mt-2 mb-7 max-w-[52ch] text-muted">
            {t('contact.form.text')} {t('contact.form.answerTime')}
          </p>
          {posted?.message && <PostMessage posted={posted} />}
          <Island
            id={contactFormId}
            component={ContactForm}
            props={{ challenge, posted, otherWays, texts }}
            script={script}
          />
          <p className="mt-4 text-base text-muted">
            {t('contact.privacy.text')}{' '}
            <a href={href('/privacy')} className="link">
              {t('contact.privacy.link')}
            </a>
          </p>
        </section>
        <GetInTouch />
      </div>
      <ServiceAreas areas={areas} check={check} />
      <OfficeMap />
    </>
  )
}

/** The result of a form that was posted without script. */
function PostMessage({ posted: { outcome, message, details } }: { posted: PostResult }) {
  const isSent = outcome === 'sent'
  return (
    <div
      role={isSent ? 'status' : 'alert'}
      className={`mb-7 rounded-md border-l-4 px-5 py-4 ${isSent ? 'border-leaf bg-leaf-soft' : 'border-danger bg-danger-soft'}`}
    >
      <p className="font-semibold">{message}</p>
      {details && <p className="mt-1 text-base">{details}</p>}
    </div>
  )
}
