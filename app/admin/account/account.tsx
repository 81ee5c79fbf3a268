import { useRef, useState } from 'react'
import type { OwnSession } from '../../../server/auth/sessions.ts'
import { signInEvents } from '../../../server/auth/sign-in-events.ts'
import type { SignInEntry } from '../../../server/auth/sign-in-log.ts'
import { Button, Checkbox, Moment, Pagination, PasswordInput, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { Loaded, type Read, useRead } from '../loaded.tsx'
import { Screen, Section } from '../screen.tsx'
import { ActionForm, type FormTexts, useAction } from '../use-action.tsx'
import { useBackOffice } from '../use-back-office.tsx'
import { SecondFactor } from './second-factor.tsx'

export default function Account() {
  const { fullName, role } = useBackOffice().user
  const sessions = useRead<readonly OwnSession[]>('/api/auth/sessions')
  return (
    <Screen
      title="Your account"
      name={fullName}
      actions={<p className="inline-block rounded-full border border-line bg-surface px-2.5 text-sm">{role}</p>}
      width="rows"
    >
      <div className="grid gap-x-6 *:min-w-0 xl:grid-cols-2">
        <div>
          <PasswordForm username={fullName} onChanged={sessions.reread} />
          <SecondFactor onChanged={sessions.reread} />
        </div>
        <div>
          <OwnSessions {...sessions} />
          <SignIns isAdmin={role === 'Admin'} />
        </div>
      </div>
    </Screen>
  )
}

function OwnSessions(sessions: Read<readonly OwnSession[]>) {
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
      <Loaded {...sessions} what="the sessions">
        {(all) => (
          <div ref={list} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
            <ul className="-my-3 grid w-full divide-y divide-line">
              {all.map(({ id, browser, address, createdAt, lastSeenAt, isThis }) => (
                <li key={id} className="flex items-center justify-between gap-x-4 py-3">
                  <div className="min-w-0">
                    <p className="wrap-anywhere font-semibold">
                      {browser}{' '}
                      {isThis && (
                        <span className="ml-1 rounded-full bg-leaf-soft px-2 py-0.5 text-leaf text-sm">
                          This device
                        </span>
                      )}
                    </p>
                    <p className="text-muted text-sm tabular">
                      {address} · since <Moment at={createdAt} />
                      {!isThis && ' · last seen '}
                      {!isThis && <Moment at={lastSeenAt} />}
                    </p>
                  </div>
                  {!isThis && (
                    <Button
                      className="flex-none"
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
      </Loaded>
    </Section>
  )
}

function PasswordForm({ username, onChanged }: { username: string; onChanged(): void }) {
  const current = { id: 'present-password', name: 'currentPassword', label: 'Current password', required: true }
  const hint = 'At least 8 characters. Your other devices are signed out.'
  const wanted = { id: 'new-password', name: 'newPassword', label: 'New password', hint, required: true }
  async function send(texts: FormTexts, form: HTMLFormElement | null) {
    const { body } = await call<{ message: string }>('PUT', '/api/auth/password', { body: texts })
    form?.reset()
    toasts.success(body.message)
    onChanged()
  }
  return (
    <Section title="Change your password">
      <ActionForm
        submit="Change password"
        look="quiet"
        send={send}
        onFailure="Password not changed."
        className="grid gap-5"
      >
        {(errors) => (
          <>
            {/* Tells a password manager whose password this is. */}
            <input hidden readOnly autoComplete="username" value={username} />
            <PasswordInput frame={{ ...current, error: errors[current.name] }} autoComplete="current-password" />
            <PasswordInput frame={{ ...wanted, error: errors[wanted.name] }} autoComplete="new-password" />
          </>
        )}
      </ActionForm>
    </Section>
  )
}

const pageSize = 5

function SignIns({ isAdmin }: { isAdmin: boolean }) {
  const [ofAll, setOfAll] = useState(false)
  const [page, setPage] = useState(1)
  const path = ofAll ? '/api/auth/sign-ins/all' : '/api/auth/sign-ins'
  const log = useRead<readonly SignInEntry[]>(`${path}?page=${page}&pageSize=${pageSize}`)
  return (
    <Section
      title="Sign-ins"
      beside={
        isAdmin && (
          <Checkbox
            checked={ofAll}
            onChange={({ target }) => {
              setOfAll(target.checked)
              setPage(1)
            }}
            className="text-sm"
          >
            Show everybody’s
          </Checkbox>
        )
      }
    >
      <Loaded {...log} what="the sign-ins">
        {(entries, total) => (
          <>
            {total === 0 && <p className="text-muted">There are none yet.</p>}
            <ol className="-my-2 grid divide-y divide-line">
              {entries.map(({ id, at, name, event, by, address, browser }) => (
                <li key={id} className="items-baseline justify-between gap-x-6 py-2 wrap-anywhere md:flex">
                  <p>
                    <span className="font-semibold">{signInEvents[event]}</span>
                    {ofAll && name && <> · {name}</>}
                    {by && <> · by {by}</>}
                  </p>
                  <p className="text-muted text-sm tabular">
                    <Moment at={at} />
                    {address && ` · ${address}`} · {browser}
                  </p>
                </li>
              ))}
            </ol>
            {total > pageSize && <Pagination {...{ page, total }} size={pageSize} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Section>
  )
}
