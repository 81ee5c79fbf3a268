import type { Collection, Definition } from './define.ts'
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

interface Screens<Name extends string> {
  searchLabel: string
  /** Of the list, and of its exports. */
  columns: readonly Column<Name>[]
  /** Columns that only the exports have, after the others. */
  exportedToo?: readonly Column<Name>[]
  /** What stands in the PDF, where each record is an entry with its picture and not a row of a table. */
  entries?: Pick<PdfEntries<Name>, 'heading' | 'facts' | 'text' | 'images'>
}

type Admin = Collection['admin']
interface UsualAdmin<Name extends string> extends Pick<Admin, 'nav' | 'messages'> {
  list: Omit<Admin['list'], 'columns' | 'unread'> & { columns: readonly Column<Name>[] }
  exports: Exports<Name>
  form: Omit<Admin['form'], 'readOnOpen' | 'readBy'>
}

/** List, form and exports of a collection that is named like its singular: `/{singular}list` and `/{singular}data`. */
export function usualAdmin<const Name extends string>(
  label: Definition['label'],
  { searchLabel, columns, exportedToo = [], entries }: Screens<Name>
): UsualAdmin<Name> {
  const [singular, plural] = [capital(label.singular), capital(label.plural)]
  const exported = [...columns, ...exportedToo]
  const pdf = { file: `${singular}List.pdf`, title: `${singular} List` }
  return {
    nav: plural,
    list: { path: `/${label.singular}list`, title: plural, newLabel: 'New', searchLabel, columns },
    exports: {
      excel: { file: `${singular}List.xlsx`, sheet: plural, columns: exported },
      pdf: entries
        ? { ...pdf, layout: 'entries', ...entries, pictures: 'beside', spacing: 40 }
        : { ...pdf, layout: 'table', columns: exported }
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
