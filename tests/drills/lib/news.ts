import type { Client } from './client.ts'

/** A news item, or a refusal. */
export interface NewsAnswer {
  id: number
  title: string
  newsImage: string | null
  message: string
}

/** The form of a news item. */
export function newsForm(file?: Blob, filename = 'picture.jpg', texts: Record<string, string> = {}): FormData {
  const form = new FormData()
  const all = { title: 'A title', category: 'Solar', date: '2026-11-20', description: 'A text.', ...texts }
  for (const [name, text] of Object.entries(all)) form.append(name, text)
  if (file) form.append('newsImage', file, filename)
  return form
}

/** Makes a news item with a picture. */
export async function makeNews(client: Client, file: Blob): Promise<NewsAnswer> {
  const { status, body } = await client.call<NewsAnswer>('POST', '/api/news', { form: newsForm(file) })
  if (status !== 201) throw new Error(`Making a news item answered ${status}: ${body.message}`)
  return body
}
