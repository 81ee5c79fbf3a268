import type { TimelineEvent } from '../../../server/contact/lead-timeline.ts'
import { indianTime } from '../../../shared/indian-format.ts'
import { Moment } from '../../../ui/index.ts'
import { Loaded, type Read } from '../loaded.tsx'
import { Section } from '../screen.tsx'

/** What has happened to a lead, newest first; what somebody did at one moment has one line of who and when. */
export function Timeline({ events }: { events: Read<TimelineEvent[]> }) {
  return (
    <Section title="Timeline">
      <Loaded {...events} what="the timeline">
        {(all) => (
          <div className="grid gap-4">
            {momentsOf(all.toReversed()).map((group) => (
              <div key={group[0]?.id} className="grid gap-1.5">
                <p className="text-muted text-sm">
                  <Moment at={group[0]?.at ?? ''} />
                  {group[0]?.by && ` · ${group[0].by.fullName}`}
                </p>
                <ul className="grid gap-1.5">
                  {group.map((event) => (
                    <li
                      key={event.id}
                      className={`border-l-4 pl-3 whitespace-pre-line wrap-anywhere ${event.kind === 'note' ? 'border-sun text-lg' : 'border-line'}`}
                    >
                      {sentenceOf(event)}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  )
}

/** Runs of events of one person in one minute. */
function momentsOf(events: readonly TimelineEvent[]): TimelineEvent[][] {
  const moments: TimelineEvent[][] = []
  for (const event of events) {
    const last = moments.at(-1)
    const isSame = last?.[0] && last[0].by?.id === event.by?.id && indianTime(last[0].at) === indianTime(event.at)
    if (isSame) last.push(event)
    else moments.push([event])
  }
  return moments
}

const labels = { stage: 'Stage', owner: 'Owner', followUp: 'Follow up', value: 'Value', mail: 'Mail' } as const

function sentenceOf({ kind, text, from, to }: TimelineEvent): string {
  if (kind === 'note') return text
  if (kind === 'received') return 'Received'
  return `${labels[kind]}: ${text || `${from || 'none'} → ${to || 'none'}`}`
}
