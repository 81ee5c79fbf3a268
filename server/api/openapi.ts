import { z } from 'zod'
import { toJsonSchema } from './body/route-body.ts'
import { idempotencyKeyParameter } from './mount-routes.ts'
import type { ApiRoute } from './route.ts'

export const errorSchema = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() })

/** The contract as OpenAPI 3.1, made from the routes and the very schemas that validate. */
export function openApiDocument(routes: readonly ApiRoute[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    paths[route.path] ??= {}
    Object.assign(paths[route.path] ?? {}, { [route.method]: operation(route) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website and back office',
      version: '1',
      description: 'Errors are {message, errors?: {field: message}}.'
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } }
    }
  }
}

function operation(route: ApiRoute) {
  const responses = Object.entries<z.ZodType>(route.responses).map(([status, schema]) => [
    status,
    schema instanceof z.ZodFile
      ? { description: 'Success', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
      : json('Success', toJsonSchema(schema, 'output'))
  ])
  return {
    summary: route.summary,
    tags: [route.tag],
    parameters: [
      ...(route.path.includes('{id}') ? [idParameter] : []),
      ...(route.path.includes('{key}') ? [keyParameter] : []),
      ...(route.takesIdempotencyKey ? [idempotencyKeyParameter] : []),
      ...queryParameters(route)
    ],
    ...(route.access === 'public' ? {} : { security: [{ session: [] }], 'x-access': route.access }),
    ...(route.body ? { requestBody: route.body } : {}),
    responses: { ...Object.fromEntries(responses), default: json('Failure', { $ref: '#/components/schemas/Error' }) }
  }
}

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }
const keyParameter = { name: 'key', in: 'path', required: true, schema: { type: 'string' } }

function queryParameters({ query }: ApiRoute) {
  return Object.entries<z.ZodType>(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: toJsonSchema(schema, 'input')
  }))
}

function json(description: string, schema: unknown) {
  return { description, content: { 'application/json': { schema } } }
}
