import { useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { definitionNamed } from '../../collections/index.ts'
import type { MediaFile } from '../../server/library/library.ts'
import { chunks } from '../../shared/chunks.ts'
import { indianNumber } from '../../shared/indian-format.ts'
import { Button, linkClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { toasts } from '../../ui/toast.tsx'
import { call } from './api.ts'
import { toggled, without } from './list/use-selection.ts'
import { factsOfFile, Library, MediaThumbnail, titleOfFile, useLibrary } from './media/library.tsx'
import { EmptyNote, Screen } from './screen.tsx'
import { SearchBox } from './toolbar-inputs.tsx'
import { useConfirmed } from './use-action.tsx'

/** The most names that one call takes. */
const namesPerCall = 100

/** Every stored picture and video, with where it is used. */
export default function Media() {
  const [parameters, setParameters] = useSearchParams()
  const { search = '', unused = '', page: pageText = '1' } = Object.fromEntries(parameters)
  const page = Math.max(1, Number.parseInt(pageText, 10) || 1)
  const filter = { ...(search && { search }), ...(unused && { unused: '1' }) }
  const read = useLibrary(filter, page)
  const searchBox = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  const address = (changes: Record<string, string>) =>
    new URLSearchParams(Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== ''))
  const show = (changes: Record<string, string>) => setParameters(address(changes), { preventScrollReset: true })

  const deletion = useConfirmed(
    {
      question: 'Are you sure you want to delete selected files?',
      details: `${selected.size === 1 ? '1 file' : `${indianNumber(selected.size)} files`}. This cannot be undone.`,
      confirm: 'Delete'
    },
    async () => {
      for (const names of chunks([...selected], namesPerCall)) {
        await call('POST', '/api/media/delete-multiple', { body: { names } })
        setSelected((present) => without(present, names))
      }
      toasts.success('Deleted successfully!')
      void read.reread()
    },
    'Could not delete the files.'
  )

  return (
    <Screen title="Media" width="rows">
      <div className="mt-4">
        <Library
          kind="file"
          read={read}
          onPage={(to) => show({ page: String(to) })}
          onUploaded={read.reread}
          tools={
            <>
              <Button icon="trash" onClick={() => selected.size > 0 && deletion.ask()}>
                Delete
              </Button>
              <Button aria-pressed={unused !== ''} onClick={() => show({ unused: unused ? '' : '1' })}>
                Unused only
              </Button>
              <div className="min-w-44 max-w-96 flex-1">
                <SearchBox
                  label="Search media"
                  search={search}
                  box={searchBox}
                  onSearch={(wanted) => show({ search: wanted })}
                />
              </div>
            </>
          }
          note={selected.size > 0 && `, ${indianNumber(selected.size)} selected`}
          empty={
            <EmptyNote>{search || unused ? 'No files are found.' : 'There are no pictures and videos yet.'}</EmptyNote>
          }
        >
          {(file) => (
            <MediaCard
              key={file.name}
              file={file}
              isSelected={selected.has(file.name)}
              onToggle={() => setSelected((present) => toggled(present, [file.name]))}
            />
          )}
        </Library>
        {read.last && page > read.last && <Navigate replace to={`?${address({ page: String(read.last) })}`} />}
      </div>
      {deletion.dialog}
    </Screen>
  )
}

function MediaCard({ file, isSelected, onToggle }: { file: MediaFile; isSelected: boolean; onToggle(): void }) {
  const title = titleOfFile(file)
  async function copyName() {
    try {
      await navigator.clipboard.writeText(file.name)
      toasts.success('The file name is copied.')
    } catch {
      // Browsers offer a clipboard on https alone.
      toasts.failure('Could not copy the file name.', file.name)
    }
  }
  return (
    <li
      className={`flex flex-col gap-2 rounded-md border border-line p-3 text-sm ${isSelected ? 'bg-selected' : 'bg-surface'}`}
    >
      <Checkbox aria-label={`Select ${title}`} checked={isSelected} onChange={onToggle}>
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
      </Checkbox>
      <a href={`/uploads/${file.name}`} aria-label={`Open ${title}`}>
        <MediaThumbnail file={file} />
      </a>
      <p className="text-muted">{factsOfFile(file)}</p>
      {file.usedBy.length === 0 ? (
        <p className="text-muted">Not used</p>
      ) : (
        <details>
          <summary className="cursor-pointer py-1">
            Used in {file.usedBy.length === 1 ? '1 place' : `${file.usedBy.length} places`}
            <span className="sr-only">: {title}</span>
          </summary>
          <ul aria-label={`Where ${title} is used`} className="mt-1 grid gap-1">
            {file.usedBy.map((use) => (
              <li key={`${use.collection} ${use.id} ${use.field}`}>
                <UseLink use={use} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button onClick={copyName} className="mt-auto self-start">
        Copy file name <span className="sr-only">of {title}</span>
      </Button>
    </li>
  )
}

/** Leads to the form of a record that uses a file. */
function UseLink({ use: { collection, id, title, field } }: { use: MediaFile['usedBy'][number] }) {
  const definition = definitionNamed(collection)
  if (!definition) return title
  const { form } = definition.admin
  return (
    <>
      <Link to={form.path + (definition.kind === 'collection' ? `?id=${id}` : '')} className={linkClass}>
        {title}
      </Link>{' '}
      <span className="text-muted">({definition.fields[field]?.label})</span>
    </>
  )
}
