import { kindOf } from '../fields/index.ts'
import type { Collection, Definition, Fields } from './define.ts'
import type { Column, Exports, PdfEntries } from './exports.ts'
import type { BulkChange } from './list-options.ts'
import { isPublishable, publishingList } from './publishing.ts'

/** The addresses of a collection's calls, which all begin with `/api/{stem}`. */
export function usualCalls(stem: string, body: Collection['api']['body']): Collection['api'] {
  const record = { path: `/api/${stem}/{id}`, by: 'id' }
  return {
    body,
    list: [`/api/${stem}`],
    get: [record],
    create: `/api/${stem}`,
    update: record,
    deleteMultiple: `/api/${stem}/delete-multiple`
  }
}

type Admin = Collection['admin']

/** A column: a field's name, where its label is the field's. */
type ColumnOf<Name extends string> = Name | Column<Name>

interface Usual<F extends Fields, Title extends string, Name extends string> {
  label: Definition['label']
  /** What paths and files are named after, where it is not the label. */
  stem?: string
  fields: F
  title: Title
  searchLabel: string
  /** What the list shows, its exports and its printed sheet. */
  columns: readonly ColumnOf<Name>[]
  /** The columns of the exports, where they are not the list's. */
  exported?: readonly ColumnOf<Name>[]
  /** Columns that only the Excel file has, after the others: a page is too narrow for them. */
  exportedToo?: readonly ColumnOf<Name>[]
  /** What stands in the PDF below the title, where each record is an entry with its pictures and not a row of a table. */
  entries?: Partial<Pick<PdfEntries<Name>, 'heading' | 'facts' | 'text' | 'images'>>
  /* What is named otherwise than label and stem say. */
  nav?: string
  list?: Partial<UsualAdmin<Name, keyof F & string>['list']>
  form?: Partial<UsualAdmin<Name, keyof F & string>['form']>
  messages?: Partial<Admin['messages']>
  /** Of the exported files, without their endings. */
  file?: string
  sheet?: string
  pdfTitle?: string
}

interface UsualAdmin<Name extends string, FieldName extends string> extends Pick<Admin, 'nav' | 'messages'> {
  list: Omit<Admin['list'], 'columns'> & {
    columns: readonly Column<Name>[]
    unread?: FieldName
    bulk?: readonly BulkChange<FieldName>[]
  }
  exports: Exports<Name>
  form: Admin['form'] & { readOnOpen?: FieldName; readBy?: FieldName }
}

/**
 * What most collections have alike: staff write what all may read; records are found by their title and stand in the order of
 * their positions or ids; name, calls, list, form and exports are named like the label: `/api/{plural}`, `/{singular}list`,
 * `/{singular}data`.
 */
export function usual<const F extends Fields, const Title extends string, const Name extends string>(
  options: Usual<F, Title, Name>
) {
  const { label, fields, title } = options
  const hasFiles = Object.values(fields).some((field) => kindOf(field).file)
  const order: readonly ('id' | (keyof F & 'position'))[] = 'position' in fields ? ['position', 'id'] : ['id']
  return {
    name: label.singular,
    label,
    fields,
    title,
    search: [title],
    order,
    access: { read: 'public', write: 'staff' },
    api: usualCalls(label.plural, hasFiles ? 'multipart' : 'json'),
    admin: usualAdmin(options)
  } as const
}

function usualAdmin<F extends Fields, Title extends string, Name extends string>({
  label,
  stem = label.singular,
  ...options
}: Usual<F, Title, Name>): UsualAdmin<Name | Title, keyof F & string> {
  const path = `/${stem.replaceAll(' ', '')}`
  const [singular, plural, titled] = [label.singular, label.plural, stem].map(capitals) as [string, string, string]
  const { nav = plural, sheet = plural, file = titled.replaceAll(' ', '').concat('List') } = options
  const columnOf = (column: ColumnOf<Name>): Column<Name> =>
    typeof column === 'string' ? { label: options.fields[column]?.label ?? column, fields: [column] } : column
  const columns = options.columns.map(columnOf)
  const exported = options.exported?.map(columnOf) ?? columns
  const pdf = { file: `${file}.pdf`, title: options.pdfTitle ?? `${titled} List` }
  return {
    nav,
    list: {
      path: `${path}list`,
      title: plural,
      newLabel: 'New',
      searchLabel: options.searchLabel,
      ...(isPublishable(options) && publishingList),
      ...options.list,
      columns
    },
    exports: {
      excel: { file: `${file}.xlsx`, sheet, columns: [...exported, ...(options.exportedToo ?? []).map(columnOf)] },
      pdf: options.entries
        ? { ...pdf, layout: 'entries', heading: options.title, ...options.entries }
        : { ...pdf, layout: 'table', columns: exported }
    },
    form: {
      path: `${path}data`,
      createTitle: `${singular} Form`,
      editTitle: `Edit ${singular}`,
      loading: `Loading ${stem} data...`,
      ...options.form
    },
    messages: {
      created: `${singular} saved successfully!`,
      updated: `${singular} updated successfully!`,
      saveFailed: `Failed to save ${label.singular}.`,
      loadFailed: `Failed to load ${label.singular}.`,
      confirmDelete: `Are you sure you want to delete selected ${label.plural}?`,
      ...options.messages
    }
  }
}

/** Each word with a capital. */
function capitals(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
