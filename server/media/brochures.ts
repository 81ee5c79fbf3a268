import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrochureContent, BrochureFiles, ProfileContent } from '../../documents/brochures/brochure.ts'
import type { RecordSheet } from '../../documents/brochures/record.ts'
import { projectFolder } from '../project-folder.ts'
import { cropPicture, pictureFile } from './pictures.ts'

/** Dots per mm of paper: sharp on a home printer, and small enough to be mailed. */
const density = 6

export type BrochureContents =
  | { title: string; profile: ProfileContent }
  | { sheet: RecordSheet; content: BrochureContent }

type BrochureInput = BrochureContents & { uploads: string }

export async function makeBrochure(input: BrochureInput, onOpened: () => void): Promise<Uint8Array> {
  // Loaded here, so that pictures do not wait for them.
  const [{ companyProfile }, { recordBrochure }] = await Promise.all([
    import('../../documents/brochures/company-profile.ts'),
    import('../../documents/brochures/record.ts')
  ])
  onOpened()
  const files = brochureFiles(input.uploads)
  const pdf =
    'profile' in input
      ? await companyProfile(input.title, input.profile, files)
      : await recordBrochure(input.sheet, input.content, files)
  return await pdf.bytes()
}

function brochureFiles(uploads: string): BrochureFiles {
  return {
    readFont: (file) => readFile(path.join(projectFolder, 'assets', 'fonts', 'pdf', file)),
    readPicture: (name, width, height) => cropPicture(pictureFile(name, uploads), width * density, height * density)
  }
}
