import { Button } from '../../../ui/button.tsx'

interface SaveNotesProps {
  message: string | undefined
  isOutdated: boolean
  onReload(): void
}

/** Why the last save failed. Not announced: the toast was. */
export function SaveNotes({ message, isOutdated, onReload }: SaveNotesProps) {
  if (!message) return null
  return (
    <div className="grid justify-items-start gap-2 rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2">
      <p className="font-semibold">{message}</p>
      {isOutdated && <Button onClick={onReload}>Discard my changes and load what was saved</Button>}
    </div>
  )
}

/** The progress of an upload, which can be cancelled until all of it is sent. */
export function UploadProgress({ sent, onCancel }: { sent: number; onCancel(): void }) {
  const isSent = sent >= 1
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <label htmlFor="upload-progress">{isSent ? 'The server is preparing the files…' : 'Uploading…'}</label>
        {!isSent && <Button onClick={onCancel}>Cancel upload</Button>}
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
