import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pinned, type Running, started, takePort } from './program.ts'

/** nginx with one worker that sends one file, the limit of the machine; undefined where it is not installed. */
export async function startNginx(folder: string, file: string, type: string): Promise<Running | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined
  const port = takePort()
  const configuration = path.join(folder, `nginx-${port}.conf`)
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx-${port}.pid; error_log ${folder}/nginx.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      types {} default_type '${type}';
      server { listen 127.0.0.1:${port}; location / { root /; try_files ${file} =404; } }
    }`
  )
  return await started(pinned(0, 'nginx', ['-c', configuration], process.env), `http://127.0.0.1:${port}`, '/')
}
