import { type ReactNode, useId, useRef, useState } from 'react'
import { thumbnail } from '../../../fields/file/thumbnail.ts'
import { useIncomingFiles } from '../../../fields/incoming-files.ts'
import { fileFault, limitsOf, uploadRules } from '../../../fields/upload-rules.ts'
import type { MediaFile } from '../../../server/media/library.ts'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button, lastPage, Pagination } from '../../../ui/index.ts'
import { ApiError, call } from '../api.ts'
import { rangeText } from '../list/state.ts'
import { Loaded, type Read, useRead } from '../loaded.tsx'
import { SignInCancelled } from '../sign-in/gate.ts'

const perPage = 30

let lastId = 0

export function useLibrary(filter: Readonly<Record<string, string>>, page: number) {
  const query = new URLSearchParams({ ...filter, page: String(page), pageSize: String(perPage) })
  const read = useRead<MediaFile[]>(`/api/media?${query}`)
  return { ...read, page, last: read.answer && lastPage(read.answer.total, perPage) }
}

const listNames = { file: 'Pictures and videos', image: 'Stored pictures', video: 'Stored videos' }

interface LibraryProps {
  kind: keyof typeof listNames
  read: Read<MediaFile[]> & { page: number }
  onPage(page: number): void
  onUploaded(): Promise<void>
  tools: ReactNode
  note?: string | false
  empty?: ReactNode
  children(file: MediaFile): ReactNode
}

/** A page of the library. It takes new files, several at once: by a button, dropped anywhere on it, or pasted. */
export function Library({ kind, read, onPage, onUploaded, tools, note, empty, children }: LibraryProps) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id))

  /** One after the other: the server makes one picture at a time. */
  async function upload(files: readonly File[]): Promise<void> {
    const added = files.map((file) => ({ id: ++lastId, name: file.name, share: 0, fault: fileFault(kind, file), file }))
    setUploads((all) => [...all, ...added])
    for (const { id, fault, file } of added) if (fault === undefined) await send(id, file)
  }

  async function send(id: number, file: File): Promise<void> {
    const body = new FormData()
    body.append('file', file)
    try {
      await call('POST', '/api/media', { body, onProgress: (share) => change(id, { share }) })
      dismiss(id)
      void onUploaded()
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof SignInCancelled)) throw error
      change(id, { fault: error instanceof ApiError ? error.message : 'It was not sent: nobody has signed in again.' })
    }
  }

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
        <Button
          look="primary"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
          icon="plus"
          className="ml-auto"
        >
          Upload
        </Button>
      </div>
      <p id={hintId} className="-mt-2 text-muted text-xs">
        {limitsOf(kind)} <span className="pointer-coarse:hidden">Files can be dropped here, too.</span>
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
                <Button aria-label={`Close ${name}`} onClick={() => dismiss(id)} icon="close" />
              </>
            )}
          </li>
        ))}
      </ul>
      <Loaded {...read} what="the media" waiting={waiting}>
        {(files, total) => (
          <>
            <p aria-live="polite" className="text-muted text-sm tabular">
              {rangeText({ page: read.page, pageSize: perPage }, files.length, total)}
              {note}
            </p>
            {total === 0 && empty}
            <ul aria-label={listNames[kind]} className={grid}>
              {files.map(children)}
            </ul>
            {total > perPage && <Pagination {...{ page: read.page, total, onPage }} size={perPage} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(12.5rem,45%),1fr))] gap-4'
const waiting = (
  <div aria-hidden="true" className={`mt-9 ${grid} *:aspect-4/5 *:rounded-md *:bg-sunken`}>
    {[...'abcdefghijkl'].map((tile) => (
      <div key={tile} />
    ))}
  </div>
)

interface Upload {
  id: number
  name: string
  share: number
  fault?: string | undefined
}

/** A file's title for people: its original name, or its description; never its name in the store. */
export function titleOfFile({ originalName, alt, kind, addedAt }: MediaFile): string {
  return originalName || alt || `${kind === 'image' ? 'Picture' : 'Video'} of ${indianTime(addedAt)}`
}

/** '1920 × 1080 px, 240 KB' */
export function factsOfFile({ width, height, size }: MediaFile): string {
  const pixels = width && height ? [`${width} × ${height} px`] : []
  return [...pixels, sizeText(size)].join(', ')
}

function sizeText(size: number): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1_000)} KB` : `${(size / 1_000_000).toFixed(1)} MB`
}

/** The picture, or the beginning of the video; its title stands beside it. */
export function MediaThumbnail({ file: { kind, name, originalName, alt } }: { file: MediaFile }) {
  const look = 'aspect-4/3 w-full bg-sunken object-cover object-[50%_20%]'
  if (kind === 'image')
    return <img src={thumbnail(name).src} alt={originalName ? alt : ''} loading="lazy" className={look} />
  return <video src={`/uploads/${name}`} muted preload="metadata" tabIndex={-1} aria-label="Video" className={look} />
}
