import { z } from 'zod'
import { definerOf, type FieldBase, type FieldKind, requiredMessage } from '../types.ts'

/** A number; null where an optional one is empty. */
export interface NumberField extends FieldBase {
  kind: 'number'
  decimals: number
  min?: number
  max?: number
  /** Shown after the number, such as kW. */
  unit?: string
  /** Shown without digit grouping. */
  isYear?: true
}

export const number = definerOf<NumberField>()('number', { required: false, decimals: 0 })

/** The text of a number has no grouping: in some countries a comma begins the decimals. */
const plainNumber = /^-?\d+(?:\.\d+)?$/

/** With commas where Indian or western readers group digits: 5,40,000.5. */
const groupedNumber = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/

export const numberKind: FieldKind<NumberField> = {
  input(field) {
    const text = z.string().trim()
    const given = [z.number(), text.regex(plainNumber).transform(Number)] as const
    const empty = [z.null(), text.length(0).transform(() => null)] as const
    return z
      .union(field.required ? given : [...given, ...empty], {
        error: ({ input }) =>
          isEmpty(input)
            ? requiredMessage(field)
            : `${field.label} must be a number such as ${field.decimals === 0 ? '12' : '12.5'}.`
      })
      .superRefine((value, context) => {
        const fault = value === null ? undefined : faultOf(field, value)
        if (fault) context.addIssue({ code: 'custom', message: fault })
      })
  },
  output: (field) => (field.required ? z.number() : z.number().nullable()),
  empty: null,
  sort: 'raw',
  toText: (value, { decimals, unit, isYear }) =>
    typeof value === 'number'
      ? value.toLocaleString('en-IN', { maximumFractionDigits: decimals, useGrouping: !isYear }) +
        (unit ? ` ${unit}` : '')
      : '',
  fromCell(text, { unit = '' }) {
    const number = text.endsWith(unit) ? text.slice(0, text.length - unit.length).trim() : text
    return groupedNumber.test(number) ? number.replaceAll(',', '') : number
  },
  excelType: 'number',
  formShape: () => 'short'
}

function isEmpty(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
}

function faultOf(
  { label, decimals, min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: NumberField,
  value: number
) {
  if (value < min) return `${label} must be at least ${min.toLocaleString('en-IN')}.`
  if (value > max) return `${label} must be at most ${max.toLocaleString('en-IN')}.`
  if (Number(value.toFixed(decimals)) === value) return undefined
  return decimals === 0 ? `${label} must be a whole number.` : `${label} must have at most ${decimals} decimals.`
}
