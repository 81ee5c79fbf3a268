import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Thing } from 'schema-dts'
import type { Service } from '../../collections/index.ts'
import { markdownText } from '../../shared/markdown.ts'
import { firstSentences } from '../../shared/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ChatLink } from './contact-ways.tsx'
import { Link } from './link.tsx'
import { Markdown, splitLead } from './markdown.tsx'
import { Breadcrumb } from './page-header.tsx'
import { useContactPath } from './page-subject.ts'
import { type DescribedPicture, pictureOf } from './picture-of.ts'
import { JsonLd, PageMeta } from './seo/page-meta.tsx'
import { type Brochure, Sidebar } from './sidebar.tsx'
import { useTexts } from './texts.tsx'

interface RecordPageProps {
  name: string
  /** Of no other page. */
  title: string
  record: Service
  largePicture: DescribedPicture | null
  path: string
  data?: Thing
  links: ReactNode
  brochures?: readonly Brochure[]
  /** Full-width sections before the text. */
  opening?: ReactNode
  /** A full-width section after the text. */
  band?: ReactNode
  /** Below the buttons. */
  more?: ReactNode
}

/** The page of one service. */
export function RecordPage(props: RecordPageProps) {
  const { name, title, record, largePicture, path, data, links, brochures, band, more } = props
  const { description, detailText } = record
  /** The words beside the picture, and the beginning of the text below. */
  const [lead, text] = splitLead(description, detailText)
  /** The text flows around it. */
  const smallPicture = pictureOf(record, 'detailImage2')
  const t = useTexts()
  const contact = useContactPath()
  return (
    <>
      {data && <JsonLd things={[data]} />}
      <PageMeta
        title={t('service.meta', { name: title })}
        description={firstSentences(markdownText(description))}
        path={path}
        image={largePicture}
      />
      <div className="shell pt-1">
        <Breadcrumb parent={{ label: t('service.parent'), path: href('/Services') }} label={name} path={path} />
        <div className="mt-1 grid items-start gap-x-14 gap-y-5 lg:mt-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <p className="text-lead font-medium text-muted">{t('service.banner')}</p>
            <h1 className="text-display">{name}</h1>
            <Markdown text={lead} under={1} className="mt-3 text-lead text-muted" />
            <p className="mt-5 button-row">
              <Link to={contact} text={t('service.ask')} look="sun" />
              <ChatLink />
            </p>
            {more}
          </div>
          {largePicture && (
            <Picture
              {...largePicture}
              sizes="(width >= 62rem) 52vw, (width >= 40rem) 90vw, 88vw"
              className="aspect-3/2 w-full rounded-md object-cover"
              priority
            />
          )}
        </div>
      </div>
      {props.opening}
      <article className="shell flow-root part">
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
      <Sidebar label={t('service.sidebar')} links={links} brochures={brochures} />
      <CallToAction texts="services.cta" />
    </>
  )
}
