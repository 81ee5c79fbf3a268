import { useState } from 'react'
import { signInEvents } from '../../../server/auth/sign-in-events.ts'
import type { SignInEntry } from '../../../server/auth/sign-in-log.ts'
import { Moment } from '../../../ui/moment.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadPart, useRead } from '../read-part.tsx'
import { Section } from '../screen.tsx'

const pageSize = 10

/** The log of the person's own sign-ins; Admins can see everybody's. */
export function SignIns({ isAdmin }: { isAdmin: boolean }) {
  const [ofAll, setOfAll] = useState(false)
  const [page, setPage] = useState(1)
  const path = ofAll ? '/api/auth/sign-ins/all' : '/api/auth/sign-ins'
  const log = useRead<readonly SignInEntry[]>(`${path}?page=${page}&pageSize=${pageSize}`)
  return (
    <Section title="Sign-ins">
      {isAdmin && (
        <label className="flex min-h-6 items-center gap-2 justify-self-start pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={ofAll}
            onChange={({ target }) => {
              setOfAll(target.checked)
              setPage(1)
            }}
            className="size-5 accent-sun"
          />
          Everybody’s
        </label>
      )}
      <ReadPart {...log} what="the sign-ins">
        {(entries, total) => (
          <>
            {total === 0 && <p className="text-muted">There are none yet.</p>}
            <ol className="grid divide-y divide-line border-line border-y">
              {entries.map(({ id, at, name, event, by, address, browser }) => (
                <li key={id} className="py-2">
                  <p className="wrap-anywhere">
                    <span className="font-semibold">{signInEvents[event]}</span>
                    {ofAll && name && <> · {name}</>}
                    {by && <> · by {by}</>}
                  </p>
                  <p className="wrap-anywhere text-muted text-sm tabular-nums">
                    <Moment at={at} />
                    {address && ` · ${address}`} · {browser}
                  </p>
                </li>
              ))}
            </ol>
            {total > pageSize && <Pagination {...{ page, total }} size={pageSize} onPage={setPage} />}
          </>
        )}
      </ReadPart>
    </Section>
  )
}
