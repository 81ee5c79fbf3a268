import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ButtonLook, ConfirmProps } from '../../ui/index.ts'
import { AlertNote, Button, Confirm, DialogButtons, toasts } from '../../ui/index.ts'
import { ApiError } from './api.ts'
import { SignInCancelled } from './sign-in/gate.ts'

type OnFailure = string | ((failure: ApiError) => void)

/**
 * Runs an action that a person waits for, one at a time; where they were asked to sign in and did not, nothing has happened.
 * @param onFailure the beginning of a failure's message, where `failure` is not shown in place
 */
export function useAction<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
  onFailure?: OnFailure
) {
  const [failure, setFailure] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  // A ref: unlike state it is current within the same event, so that a second press in the same moment starts nothing.
  const isRunning = useRef(false)

  async function run(...given: Given) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await work(...given)
    } catch (error) {
      if (error instanceof SignInCancelled) return
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      if (typeof onFailure === 'string') toasts.failure(onFailure, error.message)
      else onFailure?.(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { run, isBusy, failure }
}

/** An action that begins with a question, which goes however the action ends. */
export function useConfirmedAction(
  question: Omit<ConfirmProps, 'isBusy' | 'onConfirm' | 'onCancel'>,
  work: () => Promise<void>,
  onFailure: OnFailure
) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const { run, isBusy } = useAction(() => work().finally(close), onFailure)
  return {
    ask: () => setAsked(true),
    dialog: isAsked && <Confirm {...question} isBusy={isBusy} onConfirm={run} onCancel={close} />
  }
}

export type FormTexts = Readonly<Record<string, string>>

export function onSubmit(run: (texts: FormTexts) => Promise<void>) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    void run(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))
  }
}

export interface ActionFormProps {
  className: string
  submit: string
  look?: ButtonLook
  send(texts: FormTexts, form: HTMLFormElement | null): Promise<void>
  onFailure?: OnFailure
  onCancel?(): void
  /** @param errors faults by field */
  children?(errors: Readonly<Record<string, string>>): ReactNode
}

/** A small form that is sent by one call. After a failure the first wrong field has the focus. */
export function ActionForm(props: ActionFormProps) {
  const { className, submit, look, send, onFailure, onCancel, children } = props
  const form = useRef<HTMLFormElement>(null)
  const { run, isBusy, failure } = useAction((texts: FormTexts) => send(texts, form.current), onFailure)
  useEffect(() => {
    const selector = failure?.errors ? '[aria-invalid]' : 'input:not([hidden])'
    const entry = failure && form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
    entry?.focus()
    if (entry instanceof HTMLInputElement) entry.select()
  }, [failure])
  const errors = failure?.errors ?? {}
  return (
    // By POST, so that no password could ever stand in an address.
    <form ref={form} method="post" onSubmit={onSubmit(run)} noValidate className={className}>
      {failure && Object.keys(errors).length === 0 && <AlertNote>{failure.message}</AlertNote>}
      {children?.(errors)}
      {onCancel ? (
        <DialogButtons {...{ look, isBusy, onCancel }} confirm={submit} />
      ) : (
        <SubmitButton look={look} isBusy={isBusy} className="justify-self-start">
          {submit}
        </SubmitButton>
      )}
    </form>
  )
}

/** Submits a form; disabled until the script is there to do it. */
export function SubmitButton({ look = 'primary', isBusy, ...button }: ComponentProps<typeof Button>) {
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
  return <Button {...button} look={look} type="submit" disabled={isBusy || !isLive} aria-busy={isBusy} />
}

const neverChanges = () => () => {}
