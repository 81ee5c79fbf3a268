import { type ComponentType, type ReactNode, Suspense, use, useRef, useState } from 'react'
import { imageVariants } from '../../shared/image-variants.ts'
import { Button, buttonClass, classNames, controlProps, FieldNotes, FieldShell, Icon } from '../../ui/index.ts'
import { useIncomingFiles } from '../incoming-files.ts'
import { MediaPickerContext } from '../media-picker-context.tsx'
import { fileFault, limitsOf, uploadRules } from '../upload-rules.ts'
import type { InputProps } from '../view-props.ts'
import { type ImageField, isTooSmall, type VideoField } from './field.ts'
import { useFileSource } from './source.ts'

interface FileInputProps extends InputProps<ImageField | VideoField> {
  kind: 'image' | 'video'
  Preview: ComponentType<{ source: string; alt: string }>
}

const things = { image: 'picture', video: 'video' }

export function FileInput(props: FileInputProps) {
  const { field, kind, frame, value, onChange, onDescribed, isEdit, Preview, children } = props
  const { stored, next } = value
  const Picker = use(MediaPickerContext)
  const [isPicking, setPicking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const source = useFileSource(value)
  const upload = next instanceof File ? next : undefined
  const least = 'least' in field && field.least && `At least ${sizeText(field.least)}.`
  const hint = [least, frame.hint, limitsOf(kind), 'You can also drop or paste it here.'].filter(Boolean).join(' ')
  const fault = upload && fileFault(kind, upload)
  const label = isEdit ? `${frame.label} (optional)` : frame.label
  const shown = { ...frame, hint, label, error: fault ?? frame.error }
  const choose = (chosen?: typeof next) => onChange({ stored, next: chosen })
  useIncomingFiles(place, ([file]) => choose(file))
  const isNone = !stored && !next
  // An empty one that may stay so takes little room.
  const isLarge = source || frame.required
  const isUpright = 'isPerson' in field

  return (
    <div
      ref={place}
      className="@container rounded-sm data-over:outline-2 data-over:outline-link data-over:outline-offset-4 data-over:outline-dashed"
    >
      <FieldShell frame={{ ...shown, hint: undefined, error: undefined }}>
        <div
          className={
            'grid grid-rows-[auto_1fr] items-start gap-x-3 gap-y-2 @md:gap-x-4 @min-[15rem]:grid-cols-[auto_minmax(0,1fr)]'
          }
        >
          <div
            className={classNames(
              'grid grid-rows-1 place-items-center overflow-hidden rounded-sm border bg-sunken',
              isUpright ? 'aspect-square' : isLarge && !least ? 'aspect-4/3' : 'aspect-video',
              !source && 'border-dashed text-muted',
              // In a narrow column it stands above its buttons.
              isLarge ? '@max-[15rem]:aspect-4/3' : '@max-[15rem]:h-16 @max-[15rem]:aspect-auto',
              'w-24 @max-[15rem]:w-full',
              isLarge && '@md:row-span-2 @md:w-40',
              shown.error ? 'border-danger' : source ? 'border-line' : 'border-field'
            )}
          >
            {source ? (
              <Preview source={source} alt={`${frame.label}, ${next ? 'chosen' : 'current'}`} />
            ) : (
              <Icon name={kind === 'video' ? 'film' : 'picture'} className="size-6" />
            )}
          </div>
          <div
            className={`flex min-w-0 flex-wrap items-center gap-2 ${isLarge ? '@max-md:self-center' : 'self-center'}`}
          >
            <FileButton frame={shown} kind={kind} title={hint} onFile={choose}>
              <span className={buttonClass()}>
                {next || (stored && next === undefined) ? 'Replace' : `Choose a ${things[kind]}`}
              </span>
            </FileButton>
            {Picker && (
              <Button aria-description={frame.label} onClick={() => setPicking(true)} className="@max-md:capitalize">
                <span>
                  <span className="@max-md:sr-only">Choose from</span> media
                </span>
              </Button>
            )}
            {next && (
              <Button
                look="plain"
                aria-label={`Do not use ${upload?.name ?? 'the chosen one'}`}
                onClick={() => choose()}
              >
                Do not use
              </Button>
            )}
            {!next && stored && !field.required && (
              <Button
                look="tool"
                icon={next === null ? 'undo' : 'trash'}
                title={next === null ? 'Keep' : 'Remove'}
                aria-label={`${next === null ? 'Keep' : 'Remove'} ${frame.label}`}
                onClick={() => choose(next === null ? undefined : null)}
                className="hover:text-danger"
              />
            )}
            <div className={classNames('min-w-24 flex-1 text-muted text-sm @max-md:text-xs', isNone && 'sr-only')}>
              {upload && <p className="text-ink wrap-anywhere">{upload.name}</p>}
              <p role="status">
                {noteOf(props, fault)} <span className="sr-only">{fault}</span>
              </p>
            </div>
          </div>
          {/* The accepted files are named once, where a picture is required; elsewhere at the button. */}
          <div
            className={classNames(
              'col-span-full min-w-0 *:mt-3 @md:col-start-2',
              !(frame.required && !source) && '[&>[id$=hint]]:sr-only'
            )}
          >
            {(source || upload) && children}
            <FieldNotes frame={shown} />
          </div>
        </div>
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
      </FieldShell>
    </div>
  )
}

interface FileButtonProps {
  frame: InputProps<ImageField | VideoField>['frame']
  kind: 'image' | 'video'
  title: string
  onFile: (file: File) => void
  children: ReactNode
}

/** The file input, over what looks like a button: it is named, pressed, tabbed to and dropped on as ever. */
function FileButton({ frame, kind, title, onFile, children }: FileButtonProps) {
  return (
    <span className="relative grid rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2">
      {children}
      <input
        {...controlProps(frame)}
        type="file"
        title={title}
        accept={kind === 'video' ? 'video/*' : uploadRules[kind].types.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The form keeps the file. Chosen once more, the same one is another change.
          target.value = ''
          if (file) onFile(file)
        }}
        className="absolute inset-0 cursor-pointer text-[0] opacity-0"
      />
    </span>
  )
}

const sizeText = ({ width, height }: Record<'width' | 'height', number>) => `${width} × ${height} px`

/** The state of a file in words. Names of stored ones mean nothing to people. */
function noteOf({ field, kind, value: { stored, next } }: FileInputProps, fault: string | undefined): ReactNode {
  if (fault) return 'Chosen, cannot be saved'
  if (next instanceof File) return 'Chosen, not saved yet'
  if (next) return 'Chosen from media, not saved yet'
  if (!stored) return `No ${things[kind]} yet`
  if (next === null) return 'Will be removed when you save'
  const size = imageVariants(stored)
  if (!size) return `The current ${things[kind]}`
  if (!(field.kind === 'image' && field.least && isTooSmall(field, stored))) return sizeText(size)
  return (
    <span className="text-sun-strong">
      {sizeText(size)}: too small, at least {sizeText(field.least)} is needed
    </span>
  )
}
