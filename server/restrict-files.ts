/** From here on, files and folders that this process makes are for its own user alone: database, uploads, backups. */
export function restrictFiles(): void {
  process.umask(0o077)
}
