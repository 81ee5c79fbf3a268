import { collections } from '../../collections/index.ts'
import { typeOfName } from '../../fields/upload-rules.ts'
import type { Content } from '../content/content.ts'
import { requireRecord } from '../content/records.ts'
import { ClientError, unlessMissing } from '../errors.ts'

/** Reads the attachment of a message, named by the message's reference. @throws ClientError 404 where there is none */
export async function readAttachment({ db, files }: Content, messageId: number): Promise<File> {
  const { attachment, reference } = await requireRecord(db, collections.contactMessage, 'id', messageId)
  const name = String(attachment)
  const bytes = name === '' ? undefined : await files.read(name).catch(unlessMissing)
  if (!bytes) throw new ClientError(404, 'This message has no attachment.')
  const extension = name.split('.').at(-1) ?? ''
  return new File([new Uint8Array(bytes)], `${reference}.${extension}`, { type: typeOfName(name) ?? '' })
}
