import { type ReactNode, useId, useRef, useState } from 'react'
import { useIncomingFiles } from '../../../fields/incoming-files.ts'
import { type FileKind, fileFault, limitsOf, uploadRules } from '../../../fields/upload-rules.ts'
import type { MediaFile } from '../../../server/library/library.ts'
import { Button } from '../../../ui/button.tsx'
import { ApiError, call } from '../api.ts'
import { SignInCancelled } from '../sign-in/gate.ts'

/** A file on its way into the library. */
interface Upload {
  id: number
  name: string
  /** How much of it has been sent, from 0 to 1. */
  share: number
  /** Why it was refused. */
  fault?: string | undefined
}

/** Once all of a file is sent, the server has this long to answer, ms. */
const answerTimeout = 5 * 60_000

interface UploadsProps {
  kind: FileKind
  onUploaded(file: MediaFile): void
  /** What stands beside the button. */
  tools: ReactNode
  /** Files can be dropped on all of it. */
  children: ReactNode
}

/** Takes files into the library, several at once: by a button, dropped or pasted. */
export function Uploads({ kind, onUploaded, tools, children }: UploadsProps) {
  const { uploads, upload, dismiss } = useUploads(kind, onUploaded)
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  useIncomingFiles(place, upload)
  return (
    <div
      ref={place}
      className="grid content-start gap-4 rounded-sm data-over:outline-2 data-over:outline-link data-over:outline-offset-4 data-over:outline-dashed"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" aria-describedby={hintId} onClick={() => input.current?.click()} icon="plus">
          Upload
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={uploadRules[kind].types.join(',')}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {tools}
      </div>
      <p id={hintId} className="text-muted text-sm">
        {limitsOf(kind)} Files can be dropped here, too.
      </p>
      <ul aria-label="Uploads" aria-live="polite" className="grid gap-2 empty:hidden">
        {uploads.map(({ id, name, share, fault }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm bg-sunken px-3 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
            {fault === undefined ? (
              <progress aria-label={`Upload of ${name}`} max={1} value={share < 1 ? share : undefined} />
            ) : (
              <>
                <span className="font-semibold text-danger">{fault}</span>
                <Button aria-label={`Close ${name}`} onClick={() => dismiss(id)} icon="close"></Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function useUploads(kind: FileKind, onUploaded: UploadsProps['onUploaded']) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id))

  /** One after the other: the server makes one picture at a time. */
  async function upload(files: readonly File[]): Promise<void> {
    const added = files.map((file) => {
      lastId.current += 1
      return { id: lastId.current, name: file.name, share: 0, fault: fileFault(kind, file), file }
    })
    setUploads((all) => [...all, ...added])
    for (const { id, fault, file } of added) if (fault === undefined) await send(id, file)
  }

  async function send(id: number, file: File): Promise<void> {
    const body = new FormData()
    body.append('file', file)
    const onProgress = (share: number) => change(id, { share })
    try {
      const answer = await call<MediaFile>('POST', '/api/media', { body, onProgress, answerTimeout })
      dismiss(id)
      onUploaded(answer.body)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof SignInCancelled)) throw error
      change(id, { fault: error instanceof ApiError ? error.message : 'It was not sent: nobody has signed in again.' })
    }
  }

  return { uploads, upload, dismiss }
}
