import { useRef } from 'react'
import type { OwnSession } from '../../../server/auth/sessions.ts'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { post } from '../api.ts'
import { SignInDialog } from '../sign-in/dialog.tsx'
import { useCall } from '../use-call.ts'
import { ReadPart } from './read-part.tsx'
import { Section } from './section.tsx'
import type { Reading } from './use-reading.ts'

interface OwnSessionsProps {
  reading: Reading<readonly OwnSession[]>
  read(): Promise<void>
}

/** Where the person is signed in, and the way to end that. */
export function OwnSessions({ reading, read }: OwnSessionsProps) {
  const toasts = useToasts()
  const list = useRef<HTMLDivElement>(null)
  const call = useCall(async ({ path }) => {
    const { body } = await post<{ message: string }>(`/api/auth/sessions/${path}`, {})
    toasts.success(body.message)
    await read()
    // The button that was pressed is gone.
    list.current?.focus()
  })
  return (
    <Section title="Where you are signed in">
      <ReadPart reading={reading} read={read} what="the sessions">
        {(sessions) => (
          <div ref={list} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
            <ul className="grid w-full divide-y divide-line border-line border-y">
              {sessions.map(({ id, browser, address, createdAt, lastSeenAt, isThis }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0">
                    <p className="wrap-anywhere font-semibold">
                      {browser} {isThis && <span className="font-normal text-muted text-sm">(this device)</span>}
                    </p>
                    <p className="text-muted text-sm tabular-nums">
                      {address} · since <time dateTime={createdAt}>{indianTime(createdAt)}</time>
                      {!isThis && (
                        <>
                          {' '}
                          · last seen <time dateTime={lastSeenAt}>{indianTime(lastSeenAt)}</time>
                        </>
                      )}
                    </p>
                  </div>
                  {!isThis && (
                    <Button
                      disabled={call.isBusy}
                      aria-label={`Sign out ${browser}, ${address}`}
                      onClick={() => call.run({ path: `${id}/end` })}
                    >
                      Sign out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {call.failure && call.failure.status !== 401 && <p role="alert">{call.failure.message}</p>}
            {sessions.length > 1 && (
              <Button disabled={call.isBusy} onClick={() => call.run({ path: 'end-others' })}>
                Sign out all other devices
              </Button>
            )}
          </div>
        )}
      </ReadPart>
      {call.failure?.status === 401 && <SignInDialog onSignedIn={call.forget} onClose={call.forget} />}
    </Section>
  )
}
