import type { Fields } from '../../../collections/define.ts'
import { isRequired } from '../../../fields/types.ts'
import { Button } from '../../../ui/button.tsx'

/** Why the last save failed. Not announced: the toast was. */
export function SaveNote({ message }: { message: string }) {
  return <p className="rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold">{message}</p>
}

/** The progress of an upload. It can be cancelled until the server has answered. */
export function UploadProgress({ sent, onCancel }: { sent: number; onCancel(): void }) {
  const isSent = sent >= 1
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <label htmlFor="upload-progress">{isSent ? 'The server is preparing the files…' : 'Uploading…'}</label>
        <Button onClick={onCancel}>{isSent ? 'Cancel waiting' : 'Cancel upload'}</Button>
      </div>
      <progress
        id="upload-progress"
        max={1}
        value={isSent ? undefined : sent}
        className="h-2 w-full accent-sun-strong"
      />
    </div>
  )
}

/** Explains the asterisks, where there are any. */
export function RequiredNote({ fields, isEdit }: { fields: Fields; isEdit: boolean }) {
  if (!Object.values(fields).some((field) => isRequired(field, isEdit))) return null
  return (
    <p className="mt-1 text-muted text-sm print:hidden">
      Fields marked <span className="text-danger">*</span> are required.
    </p>
  )
}
