import assert from 'node:assert/strict'
import { type Client, signIn } from './lib/client.ts'
import { defineDrill } from './lib/drill.ts'

interface Member {
  id: number
  version: number
  designation: string
}

export const drill = defineDrill({
  rows: 'D12',
  what: 'Editors change one record at the same time, each from the state that it has read',
  sizes: { short: { editors: 4, additions: 4 }, long: { editors: 10, additions: 60 } },

  async run({ editors, additions }, context) {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const site = await context.start(await context.data(engine))
      const staff = await signIn(site.url)
      const { id } = await addMember(staff)

      /** Increases the record's number until that has worked `additions` times. */
      const edit = async () => {
        for (let added = 0; added < additions; ) {
          const { version, designation } = await read(staff, id)
          const status = await save(staff, id, version, String(Number(designation) + 1))
          assert.ok(status === 200 || status === 409, `A save was answered ${status}.`)
          if (status === 200) added++
          context.count(status === 200 ? `saves on ${engine}` : `second editors told on ${engine} (409)`)
        }
      }
      await Promise.all(Array.from({ length: editors }, edit))
      assert.equal((await read(staff, id)).designation, String(editors * additions), 'An update was lost')

      const { version } = await read(staff, id)
      const both = await Promise.all([save(staff, id, version, 'one'), save(staff, id, version, 'other')])
      assert.deepEqual(both.sort(), [200, 409])
      await site.stop()
    }
  }
})

async function addMember(staff: Client): Promise<Member> {
  const form = formOf('0')
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  form.append('teamImage', new Blob([Buffer.from(onePixel, 'base64')]), 'picture.png')
  const { status, body } = await staff.call<Member>('POST', '/api/team', { form })
  assert.equal(status, 201)
  return body
}

async function read(staff: Client, id: number): Promise<Member> {
  return (await staff.call<Member>('GET', `/api/team/${id}`)).body
}

async function save(staff: Client, id: number, version: number, designation: string): Promise<number> {
  const form = formOf(designation)
  form.append('version', String(version))
  return (await staff.call('PUT', `/api/team/${id}`, { form })).status
}

function formOf(designation: string): FormData {
  const form = new FormData()
  form.append('fullName', 'Kiran Pawar')
  form.append('designation', designation)
  return form
}
