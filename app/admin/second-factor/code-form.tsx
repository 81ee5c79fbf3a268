import { useEffect, useRef } from 'react'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlClass, controlProps, FieldShell } from '../../../ui/field.tsx'
import { useCall } from '../use-call.ts'

interface CodeFormProps {
  /** Of the input. */
  id: string
  /** Where the form goes without script, and what says there which step it is. */
  action?: string
  intent?: string
  /** What a form without script was answered. */
  failed?: string
  hint: string
  submit: string
  /** May throw ApiErrors. */
  send(code: string): Promise<void>
}

/** Asks for one code. Works without script where it has an action. */
export function CodeForm({ id, action, intent, failed, hint, submit, send }: CodeFormProps) {
  const call = useCall(
    async ({ code = '' }) => await send(code),
    failed === undefined ? undefined : { status: 0, message: failed, errors: {} }
  )
  const input = useRef<HTMLInputElement>(null)
  const { failure } = call
  useEffect(() => {
    if (failure) input.current?.select()
  }, [failure])
  const frame = { id, name: 'code', label: 'Code', required: true, hint, error: failure?.errors.code }
  return (
    <form method="post" action={action} onSubmit={call.submit} noValidate className="grid gap-4">
      {failure && !frame.error && <AlertNote>{failure.message}</AlertNote>}
      {intent && <input type="hidden" name="intent" value={intent} />}
      <FieldShell frame={frame}>
        <input
          {...controlProps(frame)}
          ref={input}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          data-focus
          className={`${controlClass} max-w-56 font-mono text-lg tracking-widest`}
        />
      </FieldShell>
      <Button
        look="primary"
        type="submit"
        disabled={call.isBusy}
        aria-busy={call.isBusy}
        className="min-h-11 justify-self-start text-base"
      >
        {submit}
      </Button>
    </form>
  )
}
