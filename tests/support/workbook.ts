import { strToU8, zipSync } from 'fflate'

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A cell with a text. @param place such as A1 */
export function cell(place: string, text: string): string {
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
}

/** An Excel file whose one sheet has these rows, as XML. */
export function workbook(rows: string): Uint8Array<ArrayBuffer> {
  const relation = (type: string, target: string) =>
    strToU8(
      `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`
    )
  return new Uint8Array(
    zipSync({
      '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
      'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
      'xl/workbook.xml': strToU8(
        `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`
      ),
      'xl/worksheets/sheet1.xml': strToU8(`${xml}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`)
    })
  )
}
