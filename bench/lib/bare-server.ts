import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = '', type = '', port = ''] = process.argv
const body = readFileSync(file)
const headers = { 'content-type': type, 'content-length': body.length }

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(Number(port))
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
