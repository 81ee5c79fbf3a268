import { useEffect, useState } from 'react'
import type { FileDraft } from '../draft.ts'
import { fileFault } from '../upload-rules.ts'
import { thumbnail } from './thumbnail.ts'

/** The address of a file field's file: the chosen one, or the stored one in small; undefined for none, or a type that browsers lack. */
export function useFileSource({ stored, next = stored }: FileDraft): string | undefined {
  const upload = useObjectUrl(next instanceof File && !fileFault('file', next) ? next : undefined)
  if (next instanceof File) return upload
  return next === null ? undefined : thumbnail(next).src
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  // Until the effect has run, the address is still that of the file before.
  return made?.file === file ? made?.url : undefined
}
