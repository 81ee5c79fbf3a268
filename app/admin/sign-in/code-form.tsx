import { FieldInput } from '../../../ui/field.tsx'
import { ActionForm } from '../action-form.tsx'
import { SubmitButton } from './submit-button.tsx'

interface CodeFormProps {
  id: string
  hint: string
  submit: string
  /** @throws ApiError */
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
