import { z } from 'zod'
import { addToLibrary, mediaFile, removeFromLibrary } from '../media/library.ts'
import type { Services } from '../services.ts'
import { fileBody, requireFile } from './body/record-body.ts'
import { page, pageReply, pageSize } from './paging.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const query = z.object({
  page: page.optional(),
  pageSize: pageSize.optional(),
  search: z.string().max(200, 'search must be at most 200 characters long.').optional(),
  kind: z.enum(['image', 'video'], { error: 'kind must be image or video.' }).optional(),
  unused: z.literal('1', { error: 'unused must be 1 where it is given.' }).optional()
})

/** Of a page, where a call asks for one without saying how long it is. */
const usualSize = 24

const deletion = z.object({
  names: z
    .array(z.string({ error: 'names must be texts.' }).max(200), { error: 'names must be a list of names.' })
    .min(1, 'names must name at least one file.')
    .max(100, 'At most 100 files can be deleted at once.')
})

export function mediaRoutes({ content, readLibrary }: Services): ApiRoute[] {
  const common = { tag: 'media', access: 'staff' } as const
  return [
    defineRoute('get', '/api/media', {
      ...common,
      summary: 'The stored pictures and videos with where they are used, newest first',
      query,
      answer: z.array(mediaFile),
      async handle({ query: { page, pageSize, unused, ...rest } }) {
        const found = await readLibrary({ ...rest, isUnused: unused === '1' })
        const size = pageSize ?? (page ? usualSize : found.length)
        const start = ((page ?? 1) - 1) * size
        return pageReply(found.slice(start, start + size), found.length)
      }
    }),
    defineRoute('post', '/api/media', {
      ...common,
      summary: 'Add a picture or a video to the library',
      body: fileBody('file', { contentMediaType: 'image/*, video/*' }),
      says: 'File saved successfully!',
      answer: mediaFile,
      status: 201,
      async handle({ body, actor }) {
        const name = await addToLibrary(content, requireFile(body), actor)
        const added = (await readLibrary({ isUnused: false })).find((file) => file.name === name)
        if (!added) throw new Error(`The new file ${name} is not in the library.`)
        return added
      }
    }),
    defineRoute('post', '/api/media/delete-multiple', {
      ...common,
      summary: 'Delete files that nothing uses; names of none are passed over',
      body: deletion,
      says: 'Deleted successfully!',
      answer: z.object({ deleted: z.int() }),
      handle: async ({ body: { names }, actor }) => ({ deleted: await removeFromLibrary(content, names, actor) })
    })
  ]
}
