import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldInput } from '../ui/field.tsx'
import type { ImageField } from './image/field.ts'
import { useIncomingFiles } from './incoming-files.ts'
import { MediaPickerContext } from './media-picker-context.tsx'
import { fileFault, limitsOf, uploadRules } from './upload-rules.ts'
import type { VideoField } from './video/field.ts'
import type { InputProps } from './view-props.ts'

interface FileInputProps extends InputProps<ImageField | VideoField> {
  kind: 'image' | 'video'
  presentSource(name: string): string
  Preview: ComponentType<{ source: string; alt: string }>
}

const incomingHints = { image: 'Or drop or paste a picture here.', video: 'Or drop a video here.' }

/** The input of a file, with what is there now and what has been chosen. */
export function FileInput(props: FileInputProps) {
  const { field, kind, frame, value, onChange, onDescribed, isEdit, presentSource, Preview } = props
  const Picker = use(MediaPickerContext)
  const [isPicking, setPicking] = useState(false)
  const noChange = { present: value.present, chosen: null, isRemoved: false }
  const input = useRef<HTMLInputElement>(null)
  const chosenSource = useObjectUrl(value.chosen)
  const place = useRef<HTMLDivElement>(null)
  const hint = [frame.hint, limitsOf(kind), incomingHints[kind]].filter(Boolean).join(' ')
  const fault = value.chosen ? fileFault(kind, value.chosen) : undefined
  const label = isEdit ? `${frame.label} (optional)` : frame.label
  const required = frame.required && !value.picked
  const shown = { ...frame, hint, label, required, error: fault ?? frame.error }

  useIncomingFiles(place, ([file]) => {
    // As if it had been chosen: else the browser would still ask for a required file.
    const files = new DataTransfer()
    files.items.add(file)
    if (input.current) input.current.files = files.files
    onChange({ ...noChange, chosen: file })
  })

  // The browser keeps its own idea of the chosen file: it must forget it when the form does.
  useEffect(() => {
    if (input.current && !value.chosen) input.current.value = ''
  }, [value.chosen])

  // Nothing is sent that is certain to be refused.
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])

  return (
    <div
      ref={place}
      className="rounded-sm data-over:outline-2 data-over:outline-link data-over:outline-offset-4 data-over:outline-dashed"
    >
      <FieldInput
        frame={shown}
        ref={input}
        type="file"
        accept={kind === 'video' ? 'video/*' : uploadRules[kind].types.join(',')}
        onChange={(event) => onChange({ ...noChange, chosen: event.target.files?.[0] ?? null })}
        className="file:mr-3 file:rounded-sm file:border file:border-solid file:border-field file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink"
      >
        <p role="status" className="sr-only">
          {fault}
        </p>
        {Picker && (
          <Button aria-description={frame.label} onClick={() => setPicking(true)} className="justify-self-start">
            Choose from media
          </Button>
        )}
        {Picker && isPicking && (
          <Picker
            kind={kind}
            onChoose={(picked, alt) => {
              setPicking(false)
              onChange({ ...noChange, picked })
              onDescribed?.(alt)
            }}
            onClose={() => setPicking(false)}
          />
        )}
        {value.chosen && chosenSource && (
          <FileCard
            name={value.chosen.name}
            note={fault ? 'Chosen, cannot be saved' : 'Chosen, not saved yet'}
            preview={!fault && <Preview source={chosenSource} alt={`${frame.label}, chosen`} />}
            action="Do not use"
            actionLabel={`Do not use ${value.chosen.name}`}
            onAction={() => onChange({ ...value, chosen: null })}
          />
        )}
        {value.picked && (
          <FileCard
            name={value.picked}
            note="Chosen from media, not saved yet"
            preview={<Preview source={presentSource(value.picked)} alt={`${frame.label}, chosen`} />}
            action="Do not use"
            actionLabel={`Do not use ${value.picked}`}
            onAction={() => onChange(noChange)}
          />
        )}
        {!value.chosen && !value.picked && value.present && (
          <FileCard
            name={value.present}
            note={value.isRemoved ? 'Will be removed when you save' : 'Current file'}
            preview={
              !value.isRemoved && <Preview source={presentSource(value.present)} alt={`${frame.label}, current`} />
            }
            action={value.isRemoved ? 'Keep' : 'Remove'}
            onAction={field.required ? undefined : () => onChange({ ...value, isRemoved: !value.isRemoved })}
            actionLabel={`${value.isRemoved ? 'Keep' : 'Remove'} ${frame.label}`}
          />
        )}
      </FieldInput>
    </div>
  )
}

interface FileCardProps {
  name: string
  note: string
  preview: ReactNode
  action: string
  actionLabel: string
  /** Absent where the file must stay. */
  onAction: (() => void) | undefined
}

function FileCard({ name, note, preview, action, actionLabel, onAction }: FileCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-sm border border-line bg-sunken p-2">
      {preview}
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="text-muted">{note}</p>
        <p className="wrap-anywhere">{name}</p>
      </div>
      {onAction && (
        <Button aria-label={actionLabel} onClick={onAction} className="ml-auto" icon="close">
          {action}
        </Button>
      )}
    </div>
  )
}

/** An address for a file that is not stored anywhere yet. */
function useObjectUrl(file: File | null): string | undefined {
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
