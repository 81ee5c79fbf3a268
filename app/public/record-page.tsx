import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Thing } from 'schema-dts'
import type { Product, Service } from '../../collections/index.ts'
import { markdownText } from '../../shared/markdown.ts'
import { firstSentence } from '../../shared/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { Markdown } from './markdown.tsx'
import { PageHeader } from './page-header.tsx'
import { useContactPath } from './page-subject.ts'
import { type DescribedPicture, pictureOf } from './picture-of.ts'
import { JsonLd } from './seo/page-meta.tsx'
import { type Brochure, WithSidebar } from './sidebar.tsx'
import { useTexts } from './texts.tsx'

interface RecordPageProps {
  /** Whose sentences the page takes from the catalogue. */
  kind: 'service' | 'product'
  name: string
  record: Service | Product
  largePicture: DescribedPicture | null
  path: string
  data?: Thing
  links: ReactNode
  brochures?: readonly Brochure[]
  /** A full-width section after the text. */
  band?: ReactNode
}

const lists = {
  service: { path: href('/Services'), drawing: ['homeWithLadder', 'van', 'mast', 'turbine'] },
  product: { path: href('/ProductServices'), drawing: ['panels', 'inverter', 'battery', 'pump', 'lamp'] }
} as const

/** The page of one service or product. */
export function RecordPage(props: RecordPageProps) {
  const { kind, name, record, largePicture, path, data, links, brochures, band } = props
  const { description, detailText } = record
  /** The text flows around it. */
  const smallPicture = pictureOf(record, 'detailImage2')
  const t = useTexts()
  const contact = useContactPath()
  return (
    <>
      {data && <JsonLd things={[data]} />}
      <PageHeader
        meta={{ title: name, description: firstSentence(markdownText(description)), path, image: largePicture }}
        title={t(`${kind}.banner`)}
        trail={[{ label: t(`${kind}.parent`), path: lists[kind].path }, { label: name }]}
        drawing={lists[kind].drawing}
      />
      <WithSidebar label={t(`${kind}.sidebar`)} links={links} brochures={brochures} bands={band}>
        <article className="flow-root max-sm:flex max-sm:flex-col">
          {largePicture && (
            <Picture
              {...largePicture}
              sizes="(width >= 62rem) 62vw, 90vw"
              className="mb-8 aspect-4/3 w-full rounded-md object-cover sm:aspect-2/1 lg:mb-10"
              priority
            />
          )}
          <h2 className="text-title">{name}</h2>
          {smallPicture && (
            <div className="mt-8 max-sm:order-1 sm:float-right sm:mb-5 sm:ml-8 sm:w-[42%] sm:max-w-80 lg:ml-10">
              <Picture
                {...smallPicture}
                sizes="(width >= 40rem) 20rem, 90vw"
                className="aspect-4/3 w-full rounded-md object-cover"
              />
            </div>
          )}
          <Markdown text={detailText || description} under={2} />
          <a href={contact} className="button button-sun mt-10 self-start max-sm:order-2">
            {t(`${kind}.ask`)}
          </a>
        </article>
      </WithSidebar>
    </>
  )
}
