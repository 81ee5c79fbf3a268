import { useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import type { Version } from '../../../server/content/history.ts'
import { Icon } from '../../../ui/icon.tsx'
import { versionsCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { ReadPart, useRead } from '../read-part.tsx'
import { Versions } from './versions.tsx'

interface HistoryProps {
  definition: Definition
  record: AnyRecord
  isUnsaved: boolean
  onRestored(): Promise<void>
}

/** Earlier versions of a record: who changed what and when, and how to restore it. Nothing is read before it is opened. */
export function History(props: HistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-5 rounded-md border border-line bg-surface print:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-md px-4 py-2 md:px-6">
        <Icon name="history" />
        <h2 className="font-semibold">History</h2>
        <Icon name="right" className="ml-auto size-4 transition-transform group-open:rotate-90" />
      </summary>
      <div className="border-line border-t px-4 py-4 md:px-6">
        {/* A new version of the record has another history. */}
        {isOpen && <OpenHistory key={props.record.version} {...props} />}
      </div>
    </details>
  )
}

function OpenHistory(props: HistoryProps) {
  return (
    <ReadPart {...useRead<Version[]>(versionsCall(props.definition, props.record, 1))} what="the history">
      {(newest, total) => <Versions newest={newest} total={total} {...props} />}
    </ReadPart>
  )
}
