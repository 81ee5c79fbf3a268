import { useRouteLoaderData } from 'react-router'
import type { Collection } from '../../collections/define.ts'
import type { Column } from '../../collections/exports.ts'
import type { Part } from '../../fields/types.ts'
import type { loader } from './shell/layout.tsx'

/** The parts of the program that are set up here. */
export function useParts(): readonly Part[] {
  return useRouteLoaderData<typeof loader>('admin/shell/layout')?.parts ?? []
}

/** A list's columns, without those of parts that are not set up. */
export function shownColumns({ admin, fields }: Collection, parts: readonly Part[]): readonly Column[] {
  return admin.list.columns.filter((column) => column.fields.every((name) => isShown(fields[name]?.part, parts)))
}

/** Whether a field says something here: what belongs to a part that is not set up does not. */
export function isShown(part: Part | undefined, parts: readonly Part[]): boolean {
  return part === undefined || parts.includes(part)
}
