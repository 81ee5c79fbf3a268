import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Thing } from 'schema-dts'
import type { Product, Service } from '../../collections/index.ts'
import { markdownText } from '../../shared/markdown.ts'
import { firstSentences } from '../../shared/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ChatLink } from './contact-ways.tsx'
import { ArrowLink, Link } from './link.tsx'
import { Markdown, splitLead } from './markdown.tsx'
import { Breadcrumb } from './page-header.tsx'
import { useContactPath } from './page-subject.ts'
import { type DescribedPicture, pictureOf } from './picture-of.ts'
import { JsonLd, PageMeta } from './seo/page-meta.tsx'
import { type Brochure, Sidebar } from './sidebar.tsx'
import { useTexts } from './texts.tsx'

interface RecordPageProps {
  /** The prefix of the page's sentences in the catalogue. */
  kind: 'service' | 'product'
  name: string
  /** Of no other page. */
  title: string
  record: Service | Product
  largePicture: DescribedPicture | null
  path: string
  data?: Thing
  links: ReactNode
  brochures?: readonly Brochure[]
  /** Full-width sections before the text. */
  opening?: ReactNode
  /** A full-width section after the text. */
  band?: ReactNode
  /** Stand beside the large picture, over the lead; without them the page's name does. */
  figures?: ReactNode
  /** Below the figures; without it, the way to ask for it. */
  price?: string | undefined
  /** Below the buttons. */
  more?: ReactNode
  /** Before the text. */
  facts?: ReactNode
}

const ends = { service: 'services.cta', product: 'products.ask' } as const
const lists = { service: href('/Services'), product: href('/ProductServices') }

/** The page of one service or product. */
export function RecordPage(props: RecordPageProps) {
  const { kind, name, title, record, largePicture, path, data, links, brochures, band, figures, price, more, facts } =
    props
  const { description, detailText } = record
  /** The words beside the picture, and the beginning of the text below. */
  const [lead, text] = splitLead(description, detailText)
  /** Below the buttons. */
  const place = pictureOf(record, 'detailImage1')
  const placePicture = figures && place?.name !== largePicture?.name ? place : null
  /** The text flows around it. */
  const smallPicture = pictureOf(record, 'detailImage2')
  const t = useTexts()
  const contact = useContactPath()
  const words = (
    <>
      <Markdown text={lead} under={1} className="mt-3 text-lead text-muted" />
      {figures && (
        <p className="mt-4">
          {price ? (
            <span className="figure text-heading">{price}</span>
          ) : (
            <ArrowLink to={contact} text={t('products.onRequest')} className="link text-lead font-medium" />
          )}
        </p>
      )}
      <p className="mt-5 button-row">
        <Link to={contact} text={t(`${kind}.ask`)} look="sun" />
        <ChatLink />
      </p>
      {more}
    </>
  )
  return (
    <>
      {data && <JsonLd things={[data]} />}
      <PageMeta
        title={t(`${kind}.meta`, { name: title })}
        description={firstSentences(markdownText(description))}
        path={path}
        image={largePicture}
      />
      <div className="shell pt-1">
        <Breadcrumb parent={{ label: t(`${kind}.parent`), path: lists[kind] }} label={name} path={path} />
        <div
          className={`mt-1 grid items-start gap-x-14 gap-y-5 lg:mt-3 lg:gap-y-8 ${figures ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'}`}
        >
          <div className={figures ? 'lg:col-span-2' : ''}>
            <p className="text-lead font-medium text-muted">{t(`${kind}.banner`)}</p>
            <h1 className="text-display">{name}</h1>
            {!figures && words}
          </div>
          <div>
            {largePicture && (
              <Picture
                {...largePicture}
                sizes="(width >= 62rem) 52vw, (width >= 40rem) 90vw, 88vw"
                className={`${figures ? 'aspect-4/3 sm:max-lg:aspect-16/9' : 'aspect-3/2'} ${placePicture ? 'lg:aspect-6/5' : 'lg:aspect-3/2'} w-full rounded-md object-cover`}
                priority
              />
            )}
          </div>
          {figures && (
            <div className="flex flex-col justify-between gap-6 self-stretch">
              <div className="flex grow flex-col">
                {figures}
                {words}
              </div>
              {placePicture && (
                <Picture
                  {...placePicture}
                  sizes="(width >= 62rem) 36vw, (width >= 40rem) 90vw, 88vw"
                  className="aspect-16/9 w-full rounded-md object-cover lg:aspect-21/9"
                />
              )}
            </div>
          )}
        </div>
      </div>
      {props.opening}
      <article
        className={`shell flow-root part ${facts ? 'gap-x-20 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}
      >
        {facts}
        <Markdown text={text} under={1} className="side-heads text-[1.1875rem] leading-relaxed">
          {smallPicture && (
            <div className="beside">
              <Picture
                {...smallPicture}
                sizes="(width >= 40rem) 20rem, 88vw"
                className="aspect-4/3 w-full rounded-md object-cover"
              />
            </div>
          )}
        </Markdown>
      </article>
      {band}
      <Sidebar label={t(`${kind}.sidebar`)} links={links} brochures={brochures} />
      <CallToAction texts={ends[kind]} />
    </>
  )
}
