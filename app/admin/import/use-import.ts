import { useEffect, useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { importCall } from '../../../collections/import-columns.ts'
import { tooLargeMessage, uploadRules } from '../../../fields/upload-rules.ts'
import type { SheetReport } from '../../../server/import/check-sheet.ts'
import { toasts } from '../../../ui/toast.tsx'
import { ApiError, call } from '../api.ts'
import { amountText } from '../definitions.ts'
import type { Undo } from '../list/use-undo.ts'
import { SignInCancelled } from '../sign-in/gate.ts'

/** Checks a sheet as soon as it is chosen, and imports it when that is wanted. What was chosen stays after a failure. */
export function useImport(collection: Collection, undoing: Undo, reload: () => void, onClose: () => void) {
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<SheetReport>()
  const [step, setStep] = useState<{ text: string; share: number }>()
  const [failure, setFailure] = useState<ApiError>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Ends what runs. @returns undefined where it failed, or was ended itself */
  async function send(sheet: File, query: string, text: string) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const body = new FormData()
    body.append('file', sheet)
    const onProgress = (share: number) => setStep({ text: share < 1 ? 'Sending the file…' : text, share })
    setFailure(undefined)
    onProgress(0)
    try {
      if (sheet.size > uploadRules.sheet.maxBytes) throw new ApiError(413, { message: tooLargeMessage('sheet') })
      const url = `${importCall(collection)}${query}`
      return (await call<SheetReport & { batch?: string }>('POST', url, { body, signal, onProgress })).body
    } catch (error) {
      if (signal.aborted || error instanceof SignInCancelled) return undefined
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      if (!signal.aborted) setStep(undefined)
    }
  }

  return {
    report,
    /** What is being done, and how much of the file is sent, from 0 to 1. */
    step,
    failure,

    async check(sheet: File) {
      setFile(sheet)
      setReport(undefined)
      setReport(await send(sheet, '?dryRun=1', 'Checking the rows…'))
    },

    async run() {
      const done = file && (await send(file, '', 'Importing…'))
      if (!done) return
      toasts.success(`${amountText(done.rows, collection.label)} imported.`, undoing.offer('import', [done]))
      onClose()
      reload()
    },

    cancel() {
      running.current?.abort()
      onClose()
    }
  }
}
