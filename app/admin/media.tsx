import { useId, useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { definitionNamed } from '../../collections/index.ts'
import type { MediaFile } from '../../server/media/library.ts'
import { addressWith } from '../../shared/address.ts'
import { chunks } from '../../shared/chunks.ts'
import { indianDay, indianNumber, indianToday } from '../../shared/indian-format.ts'
import { Button, Checkbox, Icon, linkClass, toasts } from '../../ui/index.ts'
import { call } from './api.ts'
import { toggled, without } from './list/use-selection.ts'
import { factsOfFile, Library, MediaThumbnail, titleOfFile, useLibrary } from './media/library.tsx'
import { EmptyNote, Screen } from './screen.tsx'
import { SearchBox, ToolbarSelect } from './toolbar-inputs.tsx'
import { useConfirmedAction } from './use-action.tsx'

const namesPerCall = 100

export default function Media() {
  const [parameters, setParameters] = useSearchParams()
  const { search = '', kind = '', unused = '', page: pageText = '1' } = Object.fromEntries(parameters)
  const page = Math.max(1, Number.parseInt(pageText, 10) || 1)
  const filter = { ...(search && { search }), ...(kind && { kind }), ...(unused && { unused: '1' }) }
  const read = useLibrary(filter, page)
  const searchBox = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  const address = (changes: Record<string, string>) =>
    new URLSearchParams(Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== ''))
  const show = (changes: Record<string, string>) => setParameters(address(changes), { preventScrollReset: true })

  const deletion = useConfirmedAction(
    {
      question: 'Are you sure you want to delete selected files?',
      details: `${selected.size === 1 ? '1 file' : `${indianNumber(selected.size)} files`}. This cannot be undone.`,
      confirm: 'Delete'
    },
    async () => {
      for (const names of chunks([...selected], namesPerCall)) {
        await call('POST', '/api/media/delete-multiple', { body: { names } })
        setSelected((current) => without(current, names))
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
              <div className="flex flex-1 max-lg:basis-full">
                <SearchBox
                  label="Search media"
                  search={search}
                  box={searchBox}
                  onSearch={(wanted) => show({ search: wanted })}
                />
              </div>
              <ToolbarSelect label="Kind" isShort value={kind} onChange={({ target }) => show({ kind: target.value })}>
                <option value="">All files</option>
                <option value="image">Pictures</option>
                <option value="video">Videos</option>
              </ToolbarSelect>
              <Button aria-pressed={unused !== ''} onClick={() => show({ unused: unused ? '' : '1' })}>
                Unused only
              </Button>
              <Button
                icon="trash"
                disabled={selected.size === 0}
                onClick={deletion.ask}
                className="max-sm:disabled:hidden"
              >
                Delete
              </Button>
            </>
          }
          note={selected.size > 0 && `, ${indianNumber(selected.size)} selected`}
          empty={
            <EmptyNote>
              {search || kind || unused ? 'No files are found.' : 'There are no pictures and videos yet.'}
            </EmptyNote>
          }
        >
          {(file) => (
            <MediaCard
              key={file.name}
              file={file}
              isSelected={selected.has(file.name)}
              onToggle={() => setSelected((current) => toggled(current, [file.name]))}
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
      // Browsers offer a clipboard only on https.
      toasts.failure('Could not copy the file name.', file.name)
    }
  }
  const menuId = useId()
  return (
    <li
      className={`relative grid grid-cols-1 content-start gap-1 overflow-hidden rounded-md border border-line pb-1 text-sm ${isSelected ? 'bg-selected' : 'bg-surface'}`}
    >
      <a href={`/uploads/${file.name}`} aria-label={`Open ${title}`} className="focus-visible:-outline-offset-2">
        <MediaThumbnail file={file} />
      </a>
      <Checkbox
        aria-label={`Select ${title}`}
        checked={isSelected}
        onChange={onToggle}
        className="absolute top-0 left-0 rounded-br-md bg-surface p-2"
      />
      <p
        title={title}
        className="mx-3 mt-1.5 line-clamp-2 font-medium leading-tight in-[:has(>:popover-open)]:line-clamp-none"
      >
        {title}
      </p>
      <p className="flex items-center justify-between gap-1 pl-3 text-muted text-xs">
        <span className="truncate max-sm:sr-only">{factsOfFile(file)}</span>
        <Button look="plain" popoverTarget={menuId} className="flex-none px-2 text-xs! max-sm:-ml-2">
          {file.usedBy.length === 0 ? 'Not used' : `Used in ${indianNumber(file.usedBy.length)}`}
          <span className="sr-only">: {title}</span>
          <Icon name="open" className="size-3.5" />
        </Button>
      </p>
      <div id={menuId} popover="auto" className="menu">
        <ul aria-label={`Where ${title} is used`} className="grid gap-1 empty:hidden">
          {file.usedBy.map((use) => (
            <li key={`${use.collection} ${use.id} ${use.field}`}>
              <UseLink use={use} />
            </li>
          ))}
        </ul>
        <p className="text-muted">Added on {indianDay(indianToday(Date.parse(file.addedAt)))}</p>
        <Button onClick={copyName}>
          Copy file name <span className="sr-only">of {title}</span>
        </Button>
      </div>
    </li>
  )
}

function UseLink({ use: { collection, id, title, field } }: { use: MediaFile['usedBy'][number] }) {
  const definition = definitionNamed(collection)
  if (!definition)
    return (
      <>
        <Link to={addressWith('/textlist', { search: title })} className={linkClass}>
          {title}
        </Link>{' '}
        <span className="text-muted">(Texts)</span>
      </>
    )
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
