import { z } from 'zod'

import { existingName } from '../../fields/existing-name.ts'
import { type ApiRoute, errorSchema, type RouteBody } from './route.ts'

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
      schemas: { Error: z.toJSONSchema(errorSchema) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } }
    }
  }
}

function operation(route: ApiRoute) {
  const parameters = [
    ...(route.path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }]
      : []),
    ...Object.entries(route.query?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      schema: toSchema(schema as z.ZodType, 'input')
    }))
  ]
  return {
    summary: route.summary,
    tags: [route.tag],
    parameters,
    ...(route.access === 'public' ? {} : { security: [{ session: [] }], 'x-access': route.access }),
    ...(route.body ? { requestBody: requestBody(route.body) } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, schema]) => [status, json('Success', toSchema(schema, 'output'))])
      ),
      default: json('Failure', { $ref: '#/components/schemas/Error' })
    }
  }
}

function json(description: string, schema: unknown) {
  return { description, content: { 'application/json': { schema } } }
}

function requestBody(body: RouteBody) {
  const schema = toSchema(body.schema, 'input')
  if (body.kind === 'json') return { required: !body.isOptional, content: { 'application/json': { schema } } }
  const parts = body.files.flatMap(([name, field]) => [
    [name, { type: 'string', contentMediaType: `${field.kind}/*`, description: `${field.label}: a file` }],
    [
      existingName(name),
      { type: 'string', description: `The present file's name keeps it; empty removes an optional one` }
    ]
  ])
  const properties = { ...schema.properties, ...Object.fromEntries(parts) }
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } }
}

// What a transformation makes of an input cannot be said in JSON Schema; what goes in can.
function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
