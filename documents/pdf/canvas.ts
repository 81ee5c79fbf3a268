import { pictureSize } from './pictures.ts'
import { mm, Typesetter } from './typesetter.ts'

declare global {
  namespace PDFKit.Mixins {
    /** A picture that has been read, and can be shown many times. */
    interface OpenedImage {
      width: number
      height: number
    }

    // Documented, but missing in the published types.
    interface PDFImage {
      openImage(source: ArrayBuffer): OpenedImage
      image(picture: OpenedImage, x: number, y: number, options: ImageOption): this
    }
  }
}

/** What a document is drawn on. All measures are mm. */
export class Canvas {
  readonly type: Typesetter
  readonly #document: PDFKit.PDFDocument
  readonly #pictures: ReadonlyMap<string, ArrayBuffer>
  /** Each picture is in the file once, however often it is shown. */
  readonly #opened = new Map<string, PDFKit.Mixins.OpenedImage>()

  constructor(document: PDFKit.PDFDocument, pictures: ReadonlyMap<string, ArrayBuffer>) {
    this.type = new Typesetter(document)
    this.#document = document
    this.#pictures = pictures
  }

  /** Those of the names whose pictures could be loaded. */
  available(names: readonly string[]): string[] {
    return names.filter((name) => this.#pictures.has(name))
  }

  picture(name: string, x: number, y: number): void {
    const picture = this.#opened.get(name) ?? this.#open(name)
    if (!picture) return
    this.#document.image(picture, x * mm, y * mm, { width: pictureSize.width * mm, height: pictureSize.height * mm })
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.#document.rect(x * mm, y * mm, width * mm, height * mm).fill(color)
  }

  #open(name: string): PDFKit.Mixins.OpenedImage | undefined {
    const data = this.#pictures.get(name)
    if (!data) return undefined
    const picture = this.#document.openImage(data)
    this.#opened.set(name, picture)
    return picture
  }
}
