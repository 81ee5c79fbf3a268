import { useEffect, useRef } from 'react'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { controlClass, controlProps, FieldShell } from '../../../ui/field.tsx'
import { type FormTexts, onSubmit, useAction } from '../use-action.ts'
import { SubmitButton } from './submit-button.tsx'

interface CodeFormProps {
  /** Of the input. */
  id: string
  hint: string
  submit: string
  /** May throw ApiErrors. */
  send(code: string): Promise<void>
}

/** Asks for one code. */
export function CodeForm({ id, hint, submit, send }: CodeFormProps) {
  const { run, isBusy, failure } = useAction(async ({ code = '' }: FormTexts) => await send(code))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (failure) input.current?.select()
  }, [failure])
  const frame = { id, name: 'code', label: 'Code', required: true, hint, error: failure?.errors?.code }
  return (
    <form method="post" onSubmit={onSubmit(run)} noValidate className="grid gap-4">
      {failure && !frame.error && <AlertNote>{failure.message}</AlertNote>}
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
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {submit}
      </SubmitButton>
    </form>
  )
}
