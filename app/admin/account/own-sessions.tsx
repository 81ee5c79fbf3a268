import { useRef } from 'react'
import type { OwnSession } from '../../../server/auth/sessions.ts'
import { Button } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { type Read, ReadPart } from '../read-part.tsx'
import { Section } from '../screen.tsx'
import { useAction } from '../use-action.tsx'

/** The devices where the person is signed in, and the way to sign them out. */
export function OwnSessions(sessions: Read<readonly OwnSession[]>) {
  const toasts = useToasts()
  const list = useRef<HTMLDivElement>(null)
  const { run, isBusy, failure } = useAction(async (path: string) => {
    const { body } = await call<{ message: string }>('POST', `/api/auth/sessions/${path}`)
    toasts.success(body.message)
    await sessions.reread()
    // The button that was pressed is gone.
    list.current?.focus()
  })
  return (
    <Section title="Where you are signed in">
      <ReadPart {...sessions} what="the sessions">
        {(all) => (
          <div ref={list} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
            <ul className="grid w-full divide-y divide-line border-line border-y">
              {all.map(({ id, browser, address, createdAt, lastSeenAt, isThis }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0">
                    <p className="wrap-anywhere font-semibold">
                      {browser} {isThis && <span className="font-normal text-muted text-sm">(this device)</span>}
                    </p>
                    <p className="text-muted text-sm tabular-nums">
                      {address} · since <Moment at={createdAt} />
                      {!isThis && (
                        <>
                          {' '}
                          · last seen <Moment at={lastSeenAt} />
                        </>
                      )}
                    </p>
                  </div>
                  {!isThis && (
                    <Button
                      disabled={isBusy}
                      aria-label={`Sign out ${browser}, ${address}`}
                      onClick={() => run(`${id}/end`)}
                    >
                      Sign out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {failure && <p role="alert">{failure.message}</p>}
            {all.length > 1 && (
              <Button disabled={isBusy} onClick={() => run('end-others')}>
                Sign out all other devices
              </Button>
            )}
          </div>
        )}
      </ReadPart>
    </Section>
  )
}
