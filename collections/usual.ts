import { kindOf } from '../fields/index.ts'
import type { Collection, Definition, Fields } from './define.ts'
import type { Column, Exports, PdfEntries } from './exports.ts'

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

/** What staff are told of saving and deleting. */
export function usualMessages({ singular, plural }: Definition['label']): Collection['admin']['messages'] {
  return {
    created: `${capital(singular)} saved successfully!`,
    updated: `${capital(singular)} updated successfully!`,
    saveFailed: `Failed to save ${singular}.`,
    loadFailed: `Failed to load ${singular}.`,
    confirmDelete: `Are you sure you want to delete selected ${plural}?`
  }
}

interface Usual<F extends Fields> {
  label: Definition['label']
  fields: F
  searchLabel: string
  /** The fields that the list shows, its exports and its printed sheet. */
  columns: readonly (keyof F & string)[]
  /** Fields that only the Excel file has, after the others: a page is too narrow for them. */
  exportedToo?: readonly (keyof F & string)[]
  /** What stands in the PDF, where each record is an entry with its picture and not a row of a table. */
  entries?: Pick<PdfEntries<keyof F & string>, 'heading' | 'facts' | 'text' | 'images'>
}

type Admin = Collection['admin']
interface UsualAdmin<Name extends string> extends Pick<Admin, 'nav' | 'messages'> {
  list: Omit<Admin['list'], 'columns' | 'unread'> & { columns: readonly Column<Name>[] }
  exports: Exports<Name>
  form: Omit<Admin['form'], 'readOnOpen' | 'readBy'>
}

/**
 * What most collections have alike: staff write what all may read; name, calls, list, form and exports are named like the
 * label: `/api/{plural}`, `/{singular}list`, `/{singular}data`.
 */
export function usual<const F extends Fields>(options: Usual<F>) {
  const { label, fields } = options
  const hasFiles = Object.values(fields).some((field) => kindOf(field).file)
  return {
    name: label.singular,
    label,
    fields,
    access: { read: 'public', write: 'staff' },
    api: usualCalls(label.plural, hasFiles ? 'multipart' : 'json'),
    admin: usualAdmin(options)
  } as const
}

function usualAdmin<F extends Fields>({ label, fields, ...screens }: Usual<F>): UsualAdmin<keyof F & string> {
  type Name = keyof F & string
  const [singular, plural] = [capital(label.singular), capital(label.plural)]
  const columnOf = (name: Name): Column<Name> => ({ label: fields[name]?.label ?? name, fields: [name] })
  const columns = screens.columns.map(columnOf)
  const pdf = { file: `${singular}List.pdf`, title: `${singular} List` }
  return {
    nav: plural,
    list: { path: `/${label.singular}list`, title: plural, newLabel: 'New', searchLabel: screens.searchLabel, columns },
    exports: {
      excel: {
        file: `${singular}List.xlsx`,
        sheet: plural,
        columns: [...columns, ...(screens.exportedToo ?? []).map(columnOf)]
      },
      pdf: screens.entries
        ? { ...pdf, layout: 'entries', ...screens.entries, pictures: 'beside', spacing: 40 }
        : { ...pdf, layout: 'table', columns }
    },
    form: {
      path: `/${label.singular}data`,
      createTitle: `${singular} Form`,
      editTitle: `Edit ${singular}`,
      loading: `Loading ${label.singular} data...`
    },
    messages: usualMessages(label)
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
