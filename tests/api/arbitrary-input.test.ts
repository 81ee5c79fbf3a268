import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCollection } from '../../collections/define.ts'
import { allCollections, allDefinitions } from '../../collections/index.ts'
import { existingName } from '../../fields/types.ts'
import { makeRecord, pathOf } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

const seed = 20_261_120
const bounded = (numRuns: number) => ({ seed, numRuns, endOnFailure: true })

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }))

describe(`with seed ${seed}, no call fails on our side`, () => {
  test('whatever JSON a call gets', async () => {
    const paths = site.routes
      .filter(({ body }) => body && 'application/json' in body.content)
      .map(({ method, path }) => [method, path] as const)
    const names = [
      'username',
      'password',
      'currentPassword',
      'newPassword',
      'ids',
      'version',
      'read',
      'role',
      'fullName'
    ]
    const anyObject = fc.oneof(
      fc.dictionary(fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), anyText), fc.jsonValue()),
      fc.dictionary(fc.constantFrom(...names), fc.oneof(anyText, fc.array(fc.oneof(fc.integer(), fc.double())))),
      fc.jsonValue()
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), anyObject, async ([method, path], json) => {
        // Signing out would end the session that the other calls need.
        if (path === '/api/auth/logout') return
        const { status } = await site.admin.call(method.toUpperCase(), path.replace('{id}', '1'), { json })
        expect(status).toBeLessThan(500)
      }),
      bounded(400)
    )
  })

  test('whatever texts a form has', async () => {
    const targets: { method: string; path: string; names: string[] }[] = []
    for (const definition of allDefinitions.filter(({ api }) => api.body === 'multipart')) {
      const names = [...Object.keys(definition.fields), ...Object.keys(definition.fields).map(existingName), 'version']
      if (!isCollection(definition)) {
        targets.push({ method: 'PUT', path: definition.api.path, names })
        continue
      }
      const record = await makeRecord(site, definition)
      targets.push({ method: 'PUT', path: pathOf(definition.api.update, record), names })
      targets.push({ method: 'POST', path: definition.api.create ?? '', names })
    }
    const anyForm = fc
      .constantFrom(...targets)
      .chain(({ names, ...target }) =>
        fc.record({
          target: fc.constant(target),
          form: fc.dictionary(fc.oneof(fc.constantFrom(...names), anyText), anyText)
        })
      )
    await fc.assert(
      fc.asyncProperty(anyForm, async ({ target, form }) => {
        const { status } = await site.admin.call(target.method, target.path, { form })
        expect(status).toBeLessThan(500)
      }),
      bounded(400)
    )
  })

  test('whatever a list is asked for', async () => {
    const paths = allCollections.flatMap(({ api }) => api.list)
    const query = fc.dictionary(
      fc.constantFrom('page', 'pageSize', 'search', 'sort', 'unreferencedBy', 'topic', 'x'),
      anyText
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), query, async (path, given) => {
        const { status } = await site.admin.call('GET', `${path}?${new URLSearchParams(given)}`)
        expect([200, 422]).toContain(status)
      }),
      bounded(400)
    )
  })

  test('whatever stands in the place of an id or a file name', async () => {
    const paths = [...allCollections.flatMap(({ api }) => api.get.map(({ path }) => path)), '/uploads/{id}']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), anyText, async (path, id) => {
        if (id === '' || id === '.' || id === '..' || !id.isWellFormed()) return
        const { status } = await site.admin.call(
          'GET',
          path.replace('{id}', () => encodeURIComponent(id))
        )
        expect([200, 401, 404]).toContain(status)
      }),
      bounded(300)
    )
  })
})
