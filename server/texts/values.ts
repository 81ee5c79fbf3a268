import { singletons } from '../../collections/index.ts'
import type { ContentReader } from '../content/types.ts'
import type { Values } from './messages.ts'

/** What sentences can name: the company's settings, by their fields' names. */
export async function readValues(content: ContentReader): Promise<Values> {
  const settings = await content.one('settings')
  return Object.fromEntries(
    Object.keys(singletons.settings.fields).map((name) => [name, String(settings[name as keyof typeof settings] ?? '')])
  )
}
