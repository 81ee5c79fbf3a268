import { collections } from '../../collections/index.ts'
import { mediaTypes } from '../../fields/upload-rules.ts'
import type { Content } from '../content/content.ts'
import { find } from '../content/records.ts'
import { ClientError, errorCode } from '../errors.ts'

const types: Readonly<Record<string, string>> = mediaTypes

/** What came with a message, named by the message's reference. @throws ClientError 404 where there is none */
export async function readAttachment({ db, files }: Content, messageId: number): Promise<File> {
  const { attachment, reference } = await find(db, collections.contactMessage, 'id', messageId)
  const none = new ClientError(404, 'This message has no attachment.')
  if (!attachment) throw none
  const bytes = await files.read(String(attachment)).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? none : error
  })
  const extension = String(attachment).split('.').at(-1) ?? ''
  return new File([new Uint8Array(bytes)], `${reference}.${extension}`, { type: types[extension] ?? '' })
}
