import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const documented = path.join(import.meta.dirname, '../../docs/proxies/nginx.conf')
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

interface Places {
  /** A folder in which nginx may write. */
  folder: string
  port: number
  /** The program's address. */
  program: string
  /** Its ANSWER_FILES. */
  files: string
}

/** Writes docs/proxies/nginx.conf with other places and without TLS, for one process in the foreground. @returns the file */
export function writeNginxConfiguration({ folder, port, program, files }: Places): string {
  const site = readFileSync(documented, 'utf8')
    .replace(/listen .*/, `listen 127.0.0.1:${port};`)
    .replaceAll(/.*ssl_certificate.*/g, '')
    .replaceAll('/run/suryavayu-pages', files)
    // nginx would ask a name server for a name.
    .replaceAll('http://127.0.0.1:3009', program.replace('localhost', '127.0.0.1'))
    .replace(/brotli_static on;/, existsSync(brotli) ? '$&' : '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${existsSync(brotli) ? `load_module ${brotli};` : ''} ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 512; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; ${temporary.join(' ')} ${site} }`
  )
  return file
}
