import type { z } from 'zod'
import { readJson } from '../../http/body/json.ts'
import { validate } from '../../validate.ts'
import { toJsonSchema } from '../json-schema.ts'
import type { RouteBody } from './route-body.ts'

/** A JSON object. The call may come without a body where the schema takes `undefined`. */
export function jsonBody<S extends z.ZodType>(schema: S): RouteBody<z.output<S>> {
  const isOptional = schema.safeParse(undefined).success
  return {
    doc: { required: !isOptional, content: { 'application/json': { schema: toJsonSchema(schema, 'input') } } },
    async read(request) {
      // A body without a type is none: servers see an empty one for every POST.
      const isLeftOut = isOptional && !request.headers.has('content-type')
      return validate(schema, isLeftOut ? undefined : await readJson(request))
    }
  }
}
