import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { MediaPickerProps } from '../../../fields/media-picker-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SearchInput } from '../toolbar-inputs.tsx'
import { factsOfFile, Library, MediaThumbnail, titleOfFile, useLibrary } from './library.tsx'

/** The media library as a dialog, in which one file is chosen. It stands outside of the form that opens it. */
export default function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const [{ search, page }, setQuery] = useState({ search: '', page: 1 })
  const read = useLibrary({ kind, search }, page)

  return createPortal(
    <Dialog title={`Choose a ${kind === 'image' ? 'picture' : 'video'}`} onClose={onClose} isWide>
      <Library
        kind={kind}
        read={read}
        onPage={(to) => setQuery({ search, page: to })}
        onUploaded={async () => {
          // The newest stand first.
          setQuery({ search: '', page: 1 })
          await read.reread()
        }}
        tools={
          <>
            <SearchInput
              data-focus
              label="Search media"
              value={search}
              onChange={({ target }) => setQuery({ search: target.value, page: 1 })}
            />
            <Button onClick={onClose}>Cancel</Button>
          </>
        }
        gridRef={movedByArrows}
      >
        {(file) => (
          <li key={file.name}>
            <button
              type="button"
              onClick={() => onChoose(file.name, file.alt)}
              className="grid w-full gap-1 rounded-sm border border-line p-2 text-left text-sm hover:border-link hover:bg-sunken"
            >
              <MediaThumbnail file={file} />
              <span className="line-clamp-2 font-semibold wrap-anywhere">{titleOfFile(file)}</span>
              <span className="text-muted">{factsOfFile(file)}</span>
            </button>
          </li>
        )}
      </Library>
    </Dialog>,
    document.body
  )
}

/** The arrow keys go from one button of a grid to the next, in its rows and columns. */
function movedByArrows(grid: HTMLElement | null) {
  if (!grid) return
  function onKey(event: KeyboardEvent) {
    const buttons = [...(grid?.querySelectorAll('button') ?? [])]
    const top = buttons[0]?.getBoundingClientRect().top
    const columns = buttons.filter((button) => button.getBoundingClientRect().top === top).length
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
    const step = steps[event.key]
    const next = step && buttons[buttons.findIndex((button) => button.matches(':focus')) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  grid.addEventListener('keydown', onKey)
  return () => grid.removeEventListener('keydown', onKey)
}
