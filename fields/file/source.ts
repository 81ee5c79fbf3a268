import { useEffect, useState } from 'react'
import { type FileDraft, fileOf } from '../draft.ts'
import { fileFault } from '../upload-rules.ts'
import { thumbnail } from './thumbnail.ts'

/** The address of a file field's file: the chosen one, or the stored one in small; undefined for none, or a type that browsers lack. */
export function useFileSource(draft: FileDraft): string | undefined {
  const file = fileOf(draft)
  const upload = useObjectUrl(file instanceof File && !fileFault('file', file) ? file : undefined)
  if (file instanceof File) return upload
  return file === null ? undefined : thumbnail(file).src
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
