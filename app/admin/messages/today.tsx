import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Age, Due } from '../../../ui/moment.tsx'
import { CallAndChat } from './ways.tsx'

const { list, form } = contactMessage.admin
const link = 'font-semibold text-link underline-offset-4 hover:underline wrap-anywhere'

/** What the day begins with: who has written, what is due, and what is late. */
export function Today({ work: { new: newest, due, late, counts } }: { work: LeadWork }) {
  const today = counts.due - counts.late
  const groups = [
    { title: 'New messages', none: 'Nothing new.', leads: newest, count: counts.new, query: '?stage=New' },
    { title: 'Due today', none: 'Nothing is due today.', leads: due, count: today, query: '?due=today' },
    { title: 'Late', none: 'Nothing is late.', leads: late, count: counts.late, query: '?sort=followUpOn&due=today' }
  ]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {groups.map(({ title, none, leads, count, query }) => (
        <section key={title} className="rounded-md border border-line bg-surface p-4 shadow-md">
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="font-semibold text-lg">{title}</h2>
            {count > 0 && (
              <Link to={list.path + query} className={`${link} text-sm`}>
                All {indianNumber(count)} <span className="sr-only">{title}</span>
              </Link>
            )}
          </div>
          {leads.length === 0 && <p className="mt-2 text-muted">{none}</p>}
          <ul className="mt-1 divide-y divide-line empty:hidden">
            {leads.map((lead) => (
              <li key={lead.id} className="py-2.5">
                <Link to={`${form.path}?id=${lead.id}`} state={{ list: query }} className={link}>
                  {lead.subject}
                </Link>
                <div className="mt-1 flex flex-wrap items-center gap-2">
                  <p className="mr-auto text-muted text-sm">
                    {lead.name}, {'createdAt' in lead ? <Age at={lead.createdAt} /> : <Due day={lead.followUpOn} />}
                    {'owner' in lead && lead.owner && `, ${lead.owner}`}
                  </p>
                  <div className="flex gap-2">
                    <CallAndChat person={lead} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
