import { useRef, useState } from 'react'
import { type FileKind, fileFault } from '../../../fields/upload-rules.ts'
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

/** Sends files into the library, and tells how far each has come. */
export function useUploads(kind: FileKind, onUploaded: () => Promise<void>) {
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
    try {
      await call('POST', '/api/media', { body, onProgress: (share) => change(id, { share }) })
      dismiss(id)
      void onUploaded()
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof SignInCancelled)) throw error
      change(id, { fault: error instanceof ApiError ? error.message : 'It was not sent: nobody has signed in again.' })
    }
  }

  return { uploads, upload, dismiss }
}
