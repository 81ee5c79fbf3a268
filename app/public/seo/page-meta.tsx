import type { Thing } from 'schema-dts'
import card from '../../../assets/site/card.jpg?url'
import { inLanguage, tagOf, translationsOf } from '../../../shared/languages.ts'
import { sharingAddress } from '../../../shared/sharing.ts'
import { truncateAtWord } from '../../../shared/text.ts'
import { JsonScript } from '../../../ui/island.tsx'
import type { DescribedPicture } from '../picture-of.ts'
import { useLanguage, useTexts } from '../texts.tsx'
import { usePageUrl, useSite } from '../use-site.ts'

export interface PageMetaProps {
  /** Without the company's name, which follows it; no other page's. */
  title: string
  description: string
  /** The canonical spelling of the page's address, from the slash on. Error pages have none. */
  path?: string
  /** Shown with the title where the page is shared, in place of the site's: an upload, or a picture below `assets`. */
  image?: DescribedPicture | null | undefined
  noindex?: boolean
  /** Of the Open Graph. */
  type?: 'website' | 'article'
}

/** The part of a description that search engines show, in characters. */
const descriptionLength = 160

/** Title, description, canonical URL and Open Graph data of a page. React moves them to the head. */
export function PageMeta({ title, description: whole, path, image, noindex, type = 'website' }: PageMetaProps) {
  const t = useTexts()
  const { settings, publicUrl } = useSite()
  const language = useLanguage()
  const urlOf = usePageUrl()
  const url = path && urlOf(path)
  const description = truncateAtWord(whole, descriptionLength)
  const isShared = path !== undefined && !noindex
  const picture = (isShared && image) || { name: 'photographs/solar-park-low-sun.jpg', alt: t('site.cardAlt') }
  return (
    <>
      <title>{`${title} – ${settings.companyName}`}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {path &&
        translationsOf(path).map(({ hrefLang, address }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={publicUrl + address} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={settings.companyName} />
      <meta property="og:type" content={type} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={tagOf(language).replace('-', '_')} />
      <meta
        property="og:image"
        content={publicUrl + (isShared ? sharingAddress(inLanguage(language, path), picture.name, title) : card)}
      />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt || title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Structured data of a page for search engines, without empty values. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const isFilled = ([, value]: [string, unknown]) => value !== undefined && String(value) !== ''
  const graph = things.map((thing) => Object.fromEntries(Object.entries(thing).filter(isFilled)))
  return <JsonScript type="application/ld+json" data={{ '@context': 'https://schema.org', '@graph': graph }} />
}
