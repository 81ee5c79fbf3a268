import sharp from 'sharp'
import { adminPassword, type Running } from './program.ts'

/** Puts so many news items into a running program, by its own API, each with a small picture. */
export async function addNews({ url }: Running, count: number): Promise<void> {
  const cookie = await signIn(url)
  const pixels = sharp({ create: { width: 300, height: 200, channels: 3, background: '#f5a81c' } })
  const picture = new Blob([new Uint8Array(await pixels.jpeg().toBuffer())])
  for (let number = 1; number <= count; number++) {
    const form = new FormData()
    form.append('title', `What a roof of ${number} kW makes in a year, and what it saves`)
    form.append('category', 'Solar Panel')
    form.append(
      'date',
      `2026-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 28) + 1).padStart(2, '0')}`
    )
    form.append(
      'description',
      'The meter was read on the first of every month. Here are the units, the bill, and what the months of rain cost.'
    )
    form.append('newsImage', picture, 'picture.jpg')
    const response = await fetch(`${url}/api/news`, { method: 'POST', body: form, headers: { cookie, origin: url } })
    if (response.status !== 201) throw new Error(`POST /api/news answered ${response.status}: ${await response.text()}`)
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: 'admin', password: adminPassword })
  })
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? []
  if (!cookie) throw new Error(`The sign-in answered ${response.status}.`)
  return cookie
}
