import { Picture } from '../ui/picture.tsx'
import { paragraphs } from './text.ts'

interface RecordDetailProps {
  name: string
  /** Stands where there is no detail text yet. */
  description: string
  text: string
  largePicture: string | null
  smallPicture: string | null
}

/** A service or a product at length: a large picture, its name, and the text, which flows around a smaller picture. */
export function RecordDetail({ name, description, text, largePicture, smallPicture }: RecordDetailProps) {
  return (
    <article className="flow-root">
      {largePicture && (
        <Picture
          name={largePicture}
          alt=""
          sizes="(width >= 62rem) 62vw, 90vw"
          className="mb-8 aspect-4/3 w-full rounded-md object-cover sm:aspect-2/1 lg:mb-10"
          priority
        />
      )}
      <h2 className="text-title">{name}</h2>
      <div className="mt-6 text-[1.1875rem] leading-relaxed lg:mt-8">
        {smallPicture && (
          <Picture
            name={smallPicture}
            alt=""
            sizes="(width >= 40rem) 20rem, 90vw"
            className="mb-6 aspect-4/3 w-full rounded-md object-cover sm:float-right sm:mt-2 sm:mb-5 sm:ml-8 sm:w-[42%] sm:max-w-80 lg:ml-10"
          />
        )}
        {paragraphs(text || description).map((paragraph) => (
          <p key={paragraph} className="max-w-[66ch] whitespace-pre-line not-first:mt-[1.1em]">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
}
