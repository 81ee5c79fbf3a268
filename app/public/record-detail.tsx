import { href } from 'react-router'
import { paragraphs } from '../../shared/text.ts'
import { Picture } from '../../ui/picture.tsx'

interface RecordDetailProps {
  name: string
  /** Shown where there is no detail text yet. */
  description: string
  text: string
  largePicture: string | null
  smallPicture: string | null
  /** Of the link to the contact page. */
  linkText: string
}

/** The detail of a service or product; its text flows around the small picture. */
export function RecordDetail({ name, description, text, largePicture, smallPicture, linkText }: RecordDetailProps) {
  const [first, ...others] = paragraphs(text || description)
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
        {first && <Paragraph text={first} />}
        {smallPicture && (
          <Picture
            name={smallPicture}
            alt=""
            sizes="(width >= 40rem) 20rem, 90vw"
            className="my-6 aspect-4/3 w-full rounded-md object-cover sm:float-right sm:mt-7 sm:mb-5 sm:ml-8 sm:w-[42%] sm:max-w-80 lg:ml-10"
          />
        )}
        {others.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
      </div>
      <a href={href('/contact')} className="button button-sun mt-10">
        {linkText}
      </a>
    </article>
  )
}

function Paragraph({ text }: { text: string }) {
  return <p className="max-w-[66ch] whitespace-pre-line not-first:mt-[1.1em]">{text}</p>
}
