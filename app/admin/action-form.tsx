import { type ReactNode, useEffect, useRef } from 'react'
import { AlertNote } from '../../ui/alert-note.tsx'
import type { ApiError } from './api.ts'
import { type FormTexts, onSubmit, useAction } from './use-action.ts'

interface ActionFormProps {
  className: string
  /** @throws ApiError */
  send(texts: FormTexts, form: HTMLFormElement | null): Promise<void>
  onFailure?(failure: ApiError): void
  /** @param errors what is wrong with which field */
  children(form: { errors: Readonly<Record<string, string>>; isBusy: boolean }): ReactNode
}

/** A small form that is sent by one call. What is wrong is where the person goes on. */
export function ActionForm({ className, send, onFailure, children }: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { run, isBusy, failure } = useAction((texts: FormTexts) => send(texts, form.current), onFailure)
  useEffect(() => {
    const selector = failure?.errors ? '[aria-invalid]' : 'input:not([hidden])'
    if (failure) form.current?.querySelector<HTMLInputElement>(selector)?.select()
  }, [failure])
  const errors = failure?.errors ?? {}
  return (
    // By POST, so that no password could ever stand in an address.
    <form ref={form} method="post" onSubmit={onSubmit(run)} noValidate className={className}>
      {failure && Object.keys(errors).length === 0 && <AlertNote>{failure.message}</AlertNote>}
      {children({ errors, isBusy })}
    </form>
  )
}
