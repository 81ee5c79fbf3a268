import type { EditedText } from '../../../server/texts/edit-texts.ts'

interface Failure {
  message?: string
  errors?: { text?: string }
}

/** The sentences as they are stored, with their placeholders, by their keys. @throws Error in words for people */
export async function readMessages(): Promise<Map<string, string>> {
  const texts = await request<EditedText[]>('/api/texts?language=en')
  return new Map(texts.map(({ key, text }) => [key, text]))
}

/** @returns the sentence as it is stored now @throws Error in words for people */
export async function saveMessage(key: string, text: string): Promise<string> {
  const { text: saved } = await request<EditedText>(`/api/texts/${encodeURIComponent(key)}?language=en`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text })
  })
  return saved
}

async function request<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init).catch(() => {
    throw new Error('The server could not be reached. Press Enter to try again.')
  })
  if (response.status === 401)
    throw new Error('Your session has ended. Sign in in another tab, then press Enter here to try again.')
  const body: unknown = await response.json().catch(() => ({}))
  if (response.ok) return body as T
  const { message, errors } = body as Failure
  throw new Error(errors?.text ?? message ?? 'The server could not answer. Press Enter to try again.')
}
