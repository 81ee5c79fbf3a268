import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiRoute } from '../../server/api/route.ts'
import type { Answer } from './site.ts'

interface Site {
  app: { fetch(request: Request): Response | Promise<Response> }
  routes: readonly ApiRoute[]
}

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: { 'application/json': { schema: object } } }> }>
  >
}

// Sites with the same routes have the same contract: its schemas are compiled once in each process.
const contracts = new Map<string, Promise<Contract>>()
const ajv = new Ajv2020({ strict: false })
// The package's types say it has a default export's default; it is the plugin itself.
const addFormats = formats as unknown as (target: Ajv2020) => void
addFormats(ajv)

/** Checks an answer against the contract that the program publishes. @throws where it says otherwise */
export async function checkAgainstContract(
  site: Site,
  method: string,
  address: string,
  answer: Answer<unknown>
): Promise<void> {
  const { pathname } = new URL(address, 'http://localhost')
  const path = templateOf(site.routes, method, pathname)
  if (!path) return
  const routes = site.routes.map(({ method, path }) => `${method} ${path}`).join()
  const stored = contracts.get(routes) ?? readContract(site.app)
  contracts.set(routes, stored)
  const contract = await stored
  const responses = contract.paths[path]?.[method.toLowerCase()]?.responses ?? {}
  const isSuccess = answer.status < 400
  const response = isSuccess ? responses[answer.status] : (responses[answer.status] ?? responses.default)
  if (!response) throw new Error(`${method} ${path} answered ${answer.status}, which the contract does not have.`)
  const { schema } = response.content['application/json']
  const resolved = '$ref' in schema ? errorSchema : schema
  if (!ajv.validate(resolved, answer.body)) {
    throw new Error(
      `${method} ${path} (${answer.status}) breaks the contract: ${ajv.errorsText()} in ${JSON.stringify(answer.body)}`
    )
  }
}

const errorSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', minLength: 1 },
    errors: { type: 'object', additionalProperties: { type: 'string' } }
  },
  required: ['message'],
  additionalProperties: false
}

async function readContract(app: Site['app']): Promise<Contract> {
  const response = await app.fetch(new Request('http://localhost:3009/api/openapi.json'))
  return (await response.json()) as Contract
}

// Routes with fixed words come before those with an id in the same place.
function templateOf(routes: readonly ApiRoute[], method: string, pathname: string): string | undefined {
  const matches = ({ path }: ApiRoute) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`).test(pathname)
  return routes.find((route) => route.method === method.toLowerCase() && matches(route))?.path
}
