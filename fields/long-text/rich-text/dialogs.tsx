import type { Attrs } from 'prosemirror-model'
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { use, useId, useState } from 'react'
import { Button, Dialog, FieldInput } from '../../../ui/index.ts'
import { MediaPickerContext } from '../../media-picker-context.tsx'
import { schema } from './schema.ts'
import { type Asked, linkAddress, linkAt, selectedPicture, setLink } from './tools.ts'

/** Asks for the address of a link, for a picture, or for the selected picture's description. */
export function Dialogs({ view, asked, onClose }: { view: EditorView; asked: Asked; onClose(): void }) {
  const Picker = use(MediaPickerContext)
  const { state } = view

  function finish(change: Transaction): undefined {
    onClose()
    view.dispatch(change)
    // After the dialog has given the focus back to its opener.
    setTimeout(() => view.focus())
  }

  if (asked === 'link') {
    const { address } = linkAt(state)
    const hint = 'Such as https://example.com, /contact, mailto:name@example.com or tel:+911234567890'
    return (
      <Prompt
        title="Link"
        inputs={[{ label: 'Address', hint, value: address }]}
        onApply={([typed = '']) => {
          const href = linkAddress(typed)
          return href ? finish(setLink(state, href)) : 'A link begins with https://, http://, mailto:, tel: or /.'
        }}
        onRemove={address !== '' && (() => finish(setLink(state, '')))}
        onClose={onClose}
      />
    )
  }
  const picture = selectedPicture(state)
  if (picture) {
    const { src, alt, title } = picture.attrs
    return (
      <Prompt
        title="Picture"
        inputs={[
          { label: 'Alternative text', hint: 'Describe it for people who cannot see it.', value: alt ?? '' },
          { label: 'Caption', hint: 'Shown under the picture', value: title ?? '' }
        ]}
        onApply={([alt, caption]) => finish(withPicture(state, { src, alt, title: caption || null }))}
        onRemove={() => finish(state.tr.deleteSelection())}
        onClose={onClose}
      />
    )
  }
  function insertPicture(name: string, alt: string): void {
    view.dispatch(withPicture(state, { src: `/uploads/${name}`, alt }))
    // It is selected now: the dialog for its description follows, unless that is known.
    if (alt !== '') onClose()
  }
  return Picker && <Picker kind="image" onChoose={insertPicture} onClose={onClose} />
}

function withPicture({ tr }: EditorState, attributes: Attrs): Transaction {
  tr.replaceSelectionWith(schema.nodes.image.create(attributes))
  const { nodeBefore, pos } = tr.selection.$from
  return nodeBefore?.type === schema.nodes.image ? tr.setSelection(NodeSelection.create(tr.doc, pos - 1)) : tr
}

interface PromptProps {
  title: string
  inputs: readonly { label: string; hint: string; value: string }[]
  /** Applies the typed values. @returns their fault */
  onApply(values: readonly string[]): string | undefined
  /** Left out where there is nothing to remove. */
  onRemove: (() => void) | false
  onClose(): void
}

function Prompt({ title, inputs, onApply, onRemove, onClose }: PromptProps) {
  const id = useId()
  const [values, setValues] = useState(inputs.map(({ value }) => value))
  const [error, setError] = useState<string>()
  const apply = () => setError(onApply(values))
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        {inputs.map(({ label, hint }, index) => (
          <FieldInput
            key={label}
            frame={{ id: id + index, name: label, label, hint, required: false, ...(error && { error }) }}
            value={values[index]}
            onChange={(event) => setValues(values.with(index, event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It would submit the form.
              event.preventDefault()
              apply()
            }}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="primary" onClick={apply}>
            Apply
          </Button>
          {onRemove && <Button onClick={onRemove}>Remove</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  )
}
