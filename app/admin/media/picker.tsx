import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { MediaPickerProps } from '../../../fields/media-picker-context.tsx'
import { Button, Dialog } from '../../../ui/index.ts'
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
