import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createMediaMaker } from '../../server/media/media-maker.ts'
import { picture } from '../support/picture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function write(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

/** The arguments and the environment of this process's own media processes. */
function mediaProcesses() {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const [command = '', environment = '', status = ''] = ['cmdline', 'environ', 'status'].map((file) =>
          readFileSync(`/proc/${pid}/${file}`, 'utf8')
        )
        const isOwn = status.includes(`PPid:\t${process.pid}\n`) && command.includes('media-process')
        return isOwn ? [{ command: command.split('\0'), environment: environment.split('\0') }] : []
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

describe.skipIf(process.platform !== 'linux')('the process that decodes files', () => {
  test('knows no secret of the program, and may read the uploads and its own code alone', async () => {
    process.env.ADMIN_PASSWORD = 'a secret of the program'
    process.env.DATABASE_URL = 'postgres://user:secret@localhost/x'
    try {
      const media = createMediaMaker([folder])
      const source = await write('a', await (await picture(8, 6)).bytes())
      const made = await media.run('makePictures', { source, type: 'image/jpeg', id: 'x'.repeat(22) })
      expect(made.map(({ name }) => name)[0]).toBe(`${'x'.repeat(22)}-8x6.jpg`)
      const [running] = mediaProcesses()
      const names = running?.environment.map((variable) => variable.split('=')[0]).filter(Boolean)
      expect(names?.filter((name) => !/^(NODE|MALLOC|FONTCONFIG)_/.test(name ?? ''))).toEqual([])
      expect(running?.environment.join()).not.toContain('secret')
      expect(running?.command).toContain('--permission')
      const readable = running?.command.filter((part) => part.startsWith('--allow-fs-read=')) ?? []
      expect(readable).toContain(`--allow-fs-read=${folder}/`)
      expect(readable.filter((part) => /=\/$|=\/(?:etc|tmp|root|home)\/$/.test(part))).toEqual([])
      expect(running?.command.some((part) => part.startsWith('--allow-fs-write'))).toBe(false)
    } finally {
      delete process.env.ADMIN_PASSWORD
      delete process.env.DATABASE_URL
    }
  })
})

test('a refusal says why, and the next job is done', async () => {
  const media = createMediaMaker([folder])
  const good = await write('good', await (await picture(8, 6)).bytes())
  const bad = await write('bad', new Uint8Array([0xff, 0xd8, 0xff]))
  const make = (source: string) => media.run('makePictures', { source, type: 'image/jpeg', id: 'x'.repeat(22) })
  const answers = await Promise.allSettled([make(bad), make(good)])
  expect(answers[0]).toMatchObject({
    status: 'rejected',
    reason: { isRefusal: true, message: 'This picture is damaged.' }
  })
  expect(answers[1]?.status).toBe('fulfilled')
})

test('a job that comes as the idle process is ended is done by another one', async () => {
  const media = createMediaMaker([folder])
  const source = await write('late', await (await picture(8, 6)).bytes())
  const make = () => media.run('makePictures', { source, type: 'image/jpeg', id: 'x'.repeat(22) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await make()
    vi.advanceTimersByTime(60_000)
    await expect(make()).resolves.toHaveLength((await make()).length)
  } finally {
    vi.useRealTimers()
  }
})
