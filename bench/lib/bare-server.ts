import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = '', headersGiven = '{}', port = ''] = process.argv
const body = readFileSync(file)
const headers: Record<string, string> = JSON.parse(headersGiven)

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(Number(port))
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
