import sharp from 'sharp'
import { admin, type Running } from './program.ts'

/** The headers of an Admin's calls. */
export async function signIn({ url }: Running): Promise<{ cookie: string; origin: string }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(admin)
  })
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? []
  if (!cookie) throw new Error(`The sign-in answered ${response.status}.`)
  return { cookie, origin: url }
}

/** Makes a news item as the back office does, and gives the name of its picture. */
export async function addNews({ url }: Running, headers: Record<string, string>, picture: Blob): Promise<string> {
  const form = new FormData()
  form.append('title', 'What a roof of 5 kW makes in a year, and what it saves')
  form.append('category', 'Solar Panel')
  form.append('date', '2026-11-01')
  form.append('description', 'The meter was read on the first of every month.')
  form.append('newsImage', picture, 'picture.jpg')
  const response = await fetch(`${url}/api/news`, { method: 'POST', body: form, headers })
  if (response.status !== 201) throw new Error(`POST /api/news answered ${response.status}: ${await response.text()}`)
  return String((await response.json()).newsImage)
}

/** A picture of about that size: noise, which no format compresses. */
export async function noisyPicture(megabytes: number): Promise<Blob> {
  const width = 2400
  const pixels = sharp({
    create: {
      width,
      height: 1600,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 }
    }
  })
  for (let quality = 60; quality <= 100; quality += 2) {
    const bytes = await pixels.clone().jpeg({ quality }).toBuffer()
    if (bytes.length >= megabytes * 1_000_000) return new Blob([new Uint8Array(bytes)])
  }
  throw new Error('No quality makes so large a picture.')
}

/** A small picture of one colour. */
export async function smallPicture(): Promise<Blob> {
  const pixels = sharp({ create: { width: 300, height: 200, channels: 3, background: '#f5a81c' } })
  return new Blob([new Uint8Array(await pixels.jpeg().toBuffer())])
}
