import type { z } from 'zod'
import { kindOf } from '../fields/index.ts'
import type { Collection, Fields, OnSite, Related, SystemValues, Undeletable, Unique, Work } from './define.ts'
import type { BulkChange, Column, ListTab, PdfEntries } from './exports.ts'
import { isPublishable, publishingList } from './publishing.ts'

type FieldNames<D> = D extends { fields: infer F } ? keyof F & string : never
type NamesOf<D> =
  | FieldNames<D>
  | (D extends { lookups: infer L } ? keyof L & string : never)
  | (D extends { derived: { schema: z.ZodType<infer V> } } ? keyof V & string : never)
  | keyof SystemValues

type Admin = Collection['admin']

/** A column: a field's name, where its label is the field's. */
type ColumnOf<Name extends string> = Name | Column<Name>

/** The options of a collection. `Name` is one of its fields, lookups, derived or system values. */
interface CollectionOptions<Name extends string = string, FieldName extends string = string>
  extends Partial<Pick<Collection, 'name' | 'group' | 'lookups' | 'derived' | 'searchBy' | 'shownOn' | 'access'>> {
  label: Collection['label']
  /** The stem of paths and files, where it is not the label. */
  stem?: string
  fields: Fields
  title: Name
  searchLabel: string
  /** The columns of the list, its exports and its printed sheet. */
  columns: readonly ColumnOf<Name>[]
  /** The columns of the exports, where they are not the list's. */
  exported?: readonly ColumnOf<Name>[]
  /** Columns that only the Excel file has, after the others: a page is too narrow for them. */
  exportedToo?: readonly ColumnOf<Name>[]
  /** The parts of the PDF below the title, where each record is an entry with its pictures and not a row of a table. */
  entries?: Partial<Omit<PdfEntries<Name>, 'layout'>>
  search?: readonly Name[]
  order?: readonly (Name | `-${Name}`)[]
  unique?: readonly Unique<FieldName>[]
  undeletable?: Undeletable<FieldName>
  work?: Work<FieldName>
  topics?: { field: FieldName; names: Readonly<Record<string, string>> }
  related?: Related<Name>
  onSite?: OnSite<FieldName>
  /** The beginning of the calls' addresses, below `/api/`, where it is not the plural. */
  calls?: string
  api?: Partial<Collection['api']>
  /* Names that differ from label and stem. */
  nav?: string
  list?: Partial<Omit<Admin['list'], 'columns'>> & { unread?: FieldName; bulk?: readonly BulkChange<FieldName>[] }
  form?: Partial<Admin['form']> & { readOnOpen?: FieldName; readBy?: FieldName }
  messages?: Partial<Admin['messages']>
  /** Of the exported files, without their endings. */
  file?: string
  sheet?: string
  pdfTitle?: string
}

/** The parts of a definition that keep every literal: the types of records and tables are derived from them. */
type Literal = 'fields' | 'lookups' | 'derived' | 'unique' | 'onSite' | 'work'

type Defined<D extends CollectionOptions> = Omit<Collection, Literal | 'search'> &
  Pick<D, Literal & keyof D> & { search: D extends { search: infer S extends readonly string[] } ? S : [D['title']] }

/**
 * Declares a collection; every name in it is checked. The defaults suit most: staff write what all may read;
 * records are found by their title and stand in the order of their positions or ids; name, calls, list, form and exports are named
 * like the label: `/api/{plural}`, `/{singular}list`, `/{singular}data`.
 */
export function defineCollection<const D extends CollectionOptions>(
  options: D & CollectionOptions<NamesOf<D>, FieldNames<D>>
): Defined<D> {
  const { label, fields, title, calls = label.plural, api, ...others } = options as CollectionOptions
  const hasFiles = Object.values(fields).some((field) => kindOf(field).file)
  const record = { path: `/api/${calls}/{id}`, by: 'id' }
  const { stem, searchLabel, columns, exported, exportedToo, entries, nav, list, form, messages, ...more } = others
  const { file, sheet, pdfTitle, ...own } = more
  const defined: Collection = {
    kind: 'collection',
    name: label.singular,
    label,
    fields,
    title,
    search: [title],
    order: 'position' in fields ? ['position', 'id'] : ['id'],
    access: { read: 'public', write: 'staff' },
    ...own,
    api: {
      body: hasFiles ? 'multipart' : 'json',
      list: [`/api/${calls}`],
      get: [record],
      create: `/api/${calls}`,
      update: record,
      deleteMultiple: `/api/${calls}/delete-multiple`,
      ...api
    },
    admin: adminOf(options)
  }
  return defined as unknown as Defined<D>
}

function topicTabs(names: Readonly<Record<string, string>>): ListTab[] {
  const tabs = Object.entries(names).map(([topic, label]) => ({ label, query: `topic=${topic}` }))
  return [{ label: 'All', query: '' }, ...tabs, { label: 'Others', query: 'topic=other' }]
}

function adminOf({ label, stem = label.singular, fields, title, ...options }: CollectionOptions): Admin {
  const path = `/${stem.replaceAll(' ', '')}`
  const singular = capitals(label.singular)
  const plural = capitals(label.plural)
  const titled = capitals(stem)
  const { nav = plural, sheet = plural, file = titled.replaceAll(' ', '').concat('List') } = options
  const columnOf = (column: ColumnOf<string>): Column =>
    typeof column === 'string' ? { label: fields[column]?.label ?? column, fields: [column] } : column
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
      ...(isPublishable({ fields }) && publishingList),
      ...(options.topics && { tabs: topicTabs(options.topics.names) }),
      ...options.list,
      columns
    },
    exports: {
      excel: { file: `${file}.xlsx`, sheet, columns: [...exported, ...(options.exportedToo ?? []).map(columnOf)] },
      pdf: options.entries
        ? { ...pdf, layout: 'entries', heading: title, ...options.entries }
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

function capitals(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
