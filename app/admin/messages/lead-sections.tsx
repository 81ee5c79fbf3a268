import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import { titleOf } from '../../../collections/define.ts'
import { allCollections } from '../../../collections/index.ts'
import { isOnSite, siteAddress } from '../../../collections/on-site.ts'
import { rupees } from '../../../shared/indian-format.ts'
import { buttonClass, Icon, linkClass, Moment } from '../../../ui/index.ts'
import { readCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { Loaded, useRead } from '../loaded.tsx'
import { FactList, type FactListProps, NewTabLink, Section } from '../screen.tsx'
import { useBackOffice } from '../use-back-office.tsx'
import type { Lead } from './use-lead.ts'

const { fields } = contactMessage

export function Facts({ lead }: { lead: Lead }) {
  const { hasMail } = useBackOffice()
  const facts: FactListProps['facts'] = [
    [fields.topic.label, lead.topic && <span className="inline-block first-letter:uppercase">{lead.topic}</span>],
    [fields.about.label, lead.about && <About about={lead.about} />],
    [fields.bill.label, lead.bill !== null && rupees(lead.bill)],
    [fields.callAt.label, lead.callAt],
    [fields.reference.label, lead.reference],
    ['Received', <Moment key="received" at={lead.createdAt} />],
    [fields.readBy.label, lead.readBy],
    [fields.mail.label, hasMail && lead.mail]
  ]
  return <FactList facts={facts} />
}

/** With the district, where the company comes there. */
export function Place({ pincode }: { pincode: string }) {
  const { answer } = useRead<{ served: boolean; district?: string }>(`/api/service-area?pincode=${pincode}`)
  if (!answer) return pincode
  return `${pincode}, ${answer.body.served ? answer.body.district : 'outside the areas served'}`
}

function About({ about }: { about: string }) {
  const [name, id] = about.split(':')
  const collection = allCollections.filter(isOnSite).find((each) => each.name === name)
  const { answer } = useRead<AnyRecord>(collection && readCall(collection, Number(id)))
  if (!collection) return <NewTabLink to={about} text={about} />
  const { singular } = collection.label
  if (!answer) return `${singular} ${id}`
  return (
    <NewTabLink to={siteAddress(collection, answer.body)} text={`${titleOf(collection, answer.body)} (${singular})`} />
  )
}

/** The estimate that the visitor had before writing: the site's own sheet, without its ways to write. */
export function EstimateSection({ estimate }: { estimate: string }) {
  const query = new URLSearchParams(estimate)
  return (
    <Section title="Estimate">
      <Loaded {...useRead<string>(`/estimate?${query}`)} what="the estimate">
        {(sheet) => (
          <>
            <div
              className="-mx-2 [zoom:0.85] md:-mx-4 [&_.slip>p]:hidden [&_a]:underline"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: A part of this site's page, in which React has escaped all texts.
              dangerouslySetInnerHTML={{ __html: sheet }}
            />
            <p className="text-muted text-sm">With the figures of today, not of the day on which it was sent.</p>
          </>
        )}
      </Loaded>
      <p>
        <NewTabLink to={`/SolarServices?${query}#estimate`} text="The sheet on the site" />
      </p>
    </Section>
  )
}

export function Attachment({ lead: { id, attachment } }: { lead: Lead }) {
  const path = `/api/messages/${id}/attachment`
  return (
    <Section title={fields.attachment.label}>
      {attachment.endsWith('.pdf') ? (
        <a href={path} download className={buttonClass('quiet', 'justify-self-start')}>
          <Icon name="page" />
          Download the PDF
        </a>
      ) : (
        <a href={path} target="_blank" rel="noopener">
          <img src={path} alt="Sent with the message; opens in a new tab" className="max-h-96 rounded-sm" />
        </a>
      )}
    </Section>
  )
}

export function Earlier({ earlier }: Pick<Lead, 'earlier'>) {
  const { form } = contactMessage.admin
  return (
    <Section title="Earlier messages">
      <ul className="divide-y divide-line">
        {earlier.map(({ id, subject, stage, createdAt }) => (
          <li key={id} className="py-2 first:pt-0 last:pb-0">
            <Link to={`${form.path}?id=${id}`} className={linkClass}>
              {subject}
            </Link>
            <p className="text-muted text-sm">
              {stage} · <Moment at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
