import { type Definition, isCollection } from '../../../../collections/define.ts'
import { allCollections, allDefinitions } from '../../../../collections/index.ts'
import type { Field } from '../../../../fields/index.ts'
import { sampleValue } from '../../../support/values.ts'
import type { Client } from '../client.ts'
import { challenge, message, sendMessage } from '../messages.ts'

/** Texts that run or add an element wherever they are not escaped. */
export const payloads: readonly string[] = [
  `"><img src=x onerror=window.__xss=1><script>window.__xss=1</script><b data-xss>'`,
  `=HYPERLINK("javascript:window.__xss=1","x")</title></textarea></style><svg onload=window.__xss=1><b data-xss>`,
  `+1</script><script>window.__xss=1</script>{{constructor.constructor('window.__xss=1')()}}\${window.__xss=1}<%= 7*7 %>`,
  `-1]]><b data-xss xmlns="http://www.w3.org/1999/xhtml"/>&lt;script&gt;window.__xss=1&lt;/script&gt;\u2028<!--`,
  `@SUM(1)javascript:window.__xss=1//'-window.__xss=1-'\\u003cscript\\u003e</a onmouseover=window.__xss=1>%3Cscript%3E`
]

/** A valid address that ends an attribute where it is not escaped. */
const address = (number: number) => `https://example.com/${number}"><script>window.__xss=1</script><b data-xss>`

/** A stored text, and where it is. */
export interface Stored {
  definition: Definition
  field: string
  text: string
}

let count = 0

/** Creates a record of every collection, and changes every singleton, with this text in each field. */
export async function storeEverywhere(url: string, staff: Client, payload: string, picture: Blob): Promise<Stored[]> {
  return await store(url, staff, allDefinitions, payload, picture)
}

/** Creates a record of each of these collections with this text in each field. @param given replaces other values */
export async function store(
  url: string,
  staff: Client,
  definitions: readonly Definition[],
  payload: string,
  picture: Blob,
  given: Record<string, unknown> = {}
): Promise<Stored[]> {
  const stored: Stored[] = []
  for (const definition of definitions) {
    const values = { ...(await valuesFor(staff, definition, payload, picture)), ...given }
    if (definition.name === 'contactMessage') await write(url, values)
    else if (!isCollection(definition)) await send(staff, 'PUT', definition.api.path, definition, values)
    else await send(staff, 'POST', String(definition.api.create), definition, values)
    for (const [field, { kind }] of Object.entries(definition.fields)) {
      const isOwn = definition.name === 'contactMessage' && !written.includes(field)
      if (!isOwn && (kind === 'text' || kind === 'longText'))
        stored.push({ definition, field, text: String(values[field]) })
    }
  }
  return stored
}

async function valuesFor(
  staff: Client,
  definition: Definition,
  payload: string,
  picture: Blob
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<Field>(definition.fields))
    values[name] = await valueFor(staff, field, payload, picture)
  // The contact form takes only letters for a name, and digits for a number.
  if (definition.name === 'contactMessage') Object.assign(values, { name: 'Asha Rao', phone: '9876543210' })
  return values
}

async function valueFor(staff: Client, field: Field, payload: string, picture: Blob): Promise<unknown> {
  const number = ++count
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const format = field.kind === 'text' ? field.format : undefined
      if (format === 'email') return `name${number}@example.com`
      if (format === 'url') return address(number)
      if (format === 'key') return sampleValue(field, number)
      if (format === 'phone') return `98765 ${String(number).padStart(5, '0')}`
      const text = `${payload} ${number}`
      return text.length <= field.maxLength ? text : `"><b data-xss>${number}`
    }
    case 'image':
      return picture
    case 'relation': {
      const other = allCollections.find(({ name }) => name === field.to)
      const { body } = await staff.call<{ id: number }[]>(
        'GET',
        `${other?.api.list[0]}?unreferencedBy=newsDetail&status=all`
      )
      return body[0]?.id
    }
    default:
      return sampleValue(field, number)
  }
}

async function send(
  staff: Client,
  method: string,
  path: string,
  { name, api }: Definition,
  values: Record<string, unknown>
): Promise<void> {
  const form = new FormData()
  for (const [field, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(field, value, 'picture.png')
    else if (value !== undefined) form.append(field, String(value))
  }
  const { status, body } = await staff.call(method, path, api.body === 'json' ? { json: values } : { form })
  if (status !== 200 && status !== 201)
    throw new Error(`${name}: ${method} ${path} answered ${status} ${JSON.stringify(body)}`)
}

/** The fields with a visitor's own words; the rest of a message is checked against a list, or the program's. */
const written = ['name', 'email', 'subject', 'phone', 'message', 'callAt']

async function write(url: string, values: Record<string, unknown>): Promise<void> {
  const given = message(Object.fromEntries(written.map((name) => [name, String(values[name])])))
  const { status, body } = await sendMessage(url, given, await challenge(url))
  if (status !== 200) throw new Error(`The contact form answered ${status} ${JSON.stringify(body)}`)
}
