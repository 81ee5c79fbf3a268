import { data, href } from 'react-router'
import type { TrackKey } from '../../../server/contact/track.ts'
import { ClientError } from '../../../server/errors.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { CallToAction } from '../call-to-action.tsx'
import { TextField } from '../form-field.tsx'
import { Link } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { useContactPath } from '../page-subject.ts'
import { Section } from '../section.tsx'
import { useMessages, useTexts } from '../texts.tsx'
import type { Route } from './+types/track'
import { Steps } from './steps.tsx'

/** The page is for one customer. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export function loader({ request }: Route.LoaderArgs): TrackKey {
  return { reference: new URL(request.url).searchParams.get('reference') ?? '', last4: '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const key = { reference: String(form.get('reference') ?? ''), last4: String(form.get('last4') ?? '') }
  try {
    return data({ key, steps: await context.get(pageContext).track(key), fault: '' })
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return data({ key, steps: [], fault: error.message }, { status: error.status })
  }
}

/** The progress of a message, for whoever has its reference and the end of the phone number. */
export default function TrackPage({ loaderData, actionData: found }: Route.ComponentProps) {
  const t = useTexts()
  const say = useMessages()
  const given = found?.key ?? loaderData
  return (
    <>
      <PageHeader title={t('track.title')} lead={t('track.lead')} meta={{ noindex: true }} isStacked>
        <form
          method="post"
          action={`${href('/track')}#result`}
          noValidate
          className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-4"
        >
          {(['reference', 'last4'] as const).map((name) => (
            <TextField
              key={name}
              id={`track-${name}`}
              name={name}
              label={t(`track.${name}`)}
              value={given[name]}
              required
              className={name === 'last4' ? 'max-sm:w-full' : 'grow'}
              maxLength={name === 'last4' ? 10 : 20}
              placeholder={name === 'last4' ? '' : 'R-7KX2PM'}
              inputMode={name === 'last4' ? 'numeric' : 'text'}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              inputClass="block min-h-16 text-heading tracking-wider uppercase tabular"
            />
          ))}
          <button type="submit" className="button button-sun min-h-16 max-sm:w-full">
            {t('track.show')}
          </button>
          <p className="basis-full text-muted">
            {t('track.lost')} <Link to={useContactPath('other')} text={t('track.contact')} />
          </p>
        </form>
      </PageHeader>
      {/* By night what may come, by day what has been: nobody takes the one for the other. */}
      <div className={found ? '' : 'on-night night'}>
        <Section
          id="result"
          title={t(found ? 'track.result' : 'track.way')}
          size="title"
          className="shell part outline-none"
        >
          {found?.fault ? (
            <p role="alert" className="mt-5 rounded-md border-l-4 border-danger bg-danger-soft px-5 py-4">
              {say(found.fault)}
            </p>
          ) : (
            <Steps reached={found?.steps ?? []} isStreet />
          )}
        </Section>
      </div>
      <CallToAction texts="team.ask" topic="other" />
    </>
  )
}
