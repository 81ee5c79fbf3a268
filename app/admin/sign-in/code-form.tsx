import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldInput } from '../../../ui/field.tsx'
import { ActionForm } from '../use-action.tsx'

interface CodeFormProps {
  id: string
  hint: string
  submit: string
  send(code: string): Promise<void>
}

export function CodeForm({ id, hint, submit, send }: CodeFormProps) {
  return (
    <ActionForm send={({ code = '' }) => send(code)} className="grid gap-4">
      {({ errors, isBusy }) => (
        <>
          <CodeInput id={id} hint={hint} error={errors.code} className="max-w-56 font-mono text-lg tracking-widest" />
          <SubmitButton isBusy={isBusy} className="justify-self-start">
            {submit}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}

type CodeInputProps = Pick<CodeFormProps, 'id' | 'hint'> & { error: string | undefined; className?: string }

export function CodeInput({ className, ...frame }: CodeInputProps) {
  return (
    <FieldInput
      frame={{ ...frame, name: 'code', label: 'Code', required: true }}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      data-focus
      className={className}
    />
  )
}

interface SubmitButtonProps {
  isBusy: boolean
  className?: string
  children: ReactNode
}

/** Submits a step of the sign-in; disabled until the script is there to do it. */
export function SubmitButton({ isBusy, className = '', children }: SubmitButtonProps) {
  const isLive = useSyncExternalStore(neverChanges, inBrowser, onServer)
  return (
    <Button
      look="primary"
      type="submit"
      disabled={isBusy || !isLive}
      aria-busy={isBusy}
      className={`min-h-11 text-base ${className}`}
    >
      {children}
    </Button>
  )
}

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
