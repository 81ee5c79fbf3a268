import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldInput } from '../../ui/field.tsx'
import { useIncomingFiles } from '../incoming-files.ts'
import { MediaPickerContext } from '../media-picker-context.tsx'
import { fileFault, limitsOf, uploadRules } from '../upload-rules.ts'
import type { InputProps } from '../view-props.ts'
import type { ImageField, VideoField } from './field.ts'

interface FileInputProps extends InputProps<ImageField | VideoField> {
  kind: 'image' | 'video'
  presentSource(name: string): string
  Preview: ComponentType<{ source: string; alt: string }>
}

const incomingHints = { image: 'Or drop or paste a picture here.', video: 'Or drop a video here.' }

/** The input of a file, with what is there now and what has been chosen. */
export function FileInput(props: FileInputProps) {
  const { field, kind, frame, value, onChange, onDescribed, isEdit, presentSource, Preview } = props
  const { present, next } = value
  const Picker = use(MediaPickerContext)
  const [isPicking, setPicking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const upload = next instanceof File ? next : undefined
  const uploadSource = useObjectUrl(upload)
  const [nextName, nextSource] = typeof next === 'string' ? [next, presentSource(next)] : [upload?.name, uploadSource]
  const hint = [frame.hint, limitsOf(kind), incomingHints[kind]].filter(Boolean).join(' ')
  const fault = upload && fileFault(kind, upload)
  const label = isEdit ? `${frame.label} (optional)` : frame.label
  const required = frame.required && typeof next !== 'string'
  const shown = { ...frame, hint, label, required, error: fault ?? frame.error }
  const [keepOrRemove, isRemoved] = next === null ? ['Keep', true] : ['Remove', false]
  const choose = (chosen?: typeof next) => onChange({ present, next: chosen })

  useIncomingFiles(place, ([file]) => {
    // As if it had been chosen: else the browser would still ask for a required file.
    const files = new DataTransfer()
    files.items.add(file)
    if (input.current) input.current.files = files.files
    choose(file)
  })

  // The browser keeps its own idea of the chosen file: it must forget it when the form does.
  useEffect(() => {
    if (input.current && !upload) input.current.value = ''
  }, [upload])

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
        onChange={(event) => choose(event.target.files?.[0])}
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
          <Suspense fallback={null}>
            <Picker
              kind={kind}
              onChoose={(name, alt) => {
                setPicking(false)
                choose(name)
                onDescribed?.(alt)
              }}
              onClose={() => setPicking(false)}
            />
          </Suspense>
        )}
        {nextName && nextSource && (
          <FileCard
            name={nextName}
            note={fault ? 'Chosen, cannot be saved' : `Chosen${upload ? '' : ' from media'}, not saved yet`}
            preview={!fault && <Preview source={nextSource} alt={`${frame.label}, chosen`} />}
          >
            <Button aria-label={`Do not use ${nextName}`} onClick={() => choose()} className="ml-auto" icon="close">
              Do not use
            </Button>
          </FileCard>
        )}
        {!next && present && (
          <FileCard
            name={present}
            note={isRemoved ? 'Will be removed when you save' : 'Current file'}
            preview={!isRemoved && <Preview source={presentSource(present)} alt={`${frame.label}, current`} />}
          >
            {!field.required && (
              <Button
                aria-label={`${keepOrRemove} ${frame.label}`}
                onClick={() => choose(isRemoved ? undefined : null)}
                className="ml-auto"
                icon="close"
              >
                {keepOrRemove}
              </Button>
            )}
          </FileCard>
        )}
      </FieldInput>
    </div>
  )
}

interface FileCardProps {
  name: string
  note: string
  preview: ReactNode
  children: ReactNode
}

function FileCard({ name, note, preview, children }: FileCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-sm border border-line bg-sunken p-2">
      {preview}
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="text-muted">{note}</p>
        <p className="wrap-anywhere">{name}</p>
      </div>
      {children}
    </div>
  )
}

/** An address for a file that is not stored anywhere yet. */
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
