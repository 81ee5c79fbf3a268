import { FieldInput } from '../../../ui/field.tsx'
import { ActionForm } from '../use-action.tsx'

interface CodeFormProps {
  id: string
  hint: string
  submit: string
  send(code: string): Promise<void>
}

export function CodeForm({ submit, send, ...input }: CodeFormProps) {
  return (
    <ActionForm
      submit={submit}
      send={({ code = '' }) => send(code)}
      className="grid gap-4 [&_button]:min-h-11 [&_button]:text-base"
    >
      {({ code }) => <CodeInput {...input} error={code} className="max-w-56 font-mono text-lg tracking-widest" />}
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
