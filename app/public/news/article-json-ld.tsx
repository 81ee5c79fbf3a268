import type { Thing } from 'schema-dts'
import { indianMidnight } from '../../../shared/indian-format.ts'
import { tagOf } from '../../../shared/languages.ts'
import { truncateAtWord } from '../../../shared/text.ts'
import { useOrganization } from '../seo/company-json-ld.tsx'
import { JsonLd } from '../seo/page-meta.tsx'
import { useLanguage } from '../texts.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/article'

type ArticleJsonLdProps = Pick<Route.ComponentProps['loaderData'], 'article'> & {
  title: string
  description: string
  url: string
}

export function ArticleJsonLd({ article, title, description, url }: ArticleJsonLdProps) {
  const { category, day, picture, morePictures, changed } = article
  const { publicUrl } = useSite()
  const company = useOrganization()
  const published = day && indianMidnight(day)
  const pictures = [...new Set([picture, ...morePictures].flatMap((shown) => shown?.name ?? []))]
  const thing: Thing = {
    '@type': 'Article',
    headline: truncateAtWord(title, 110),
    description,
    mainEntityOfPage: url,
    image: pictures.map((name) => `${publicUrl}/uploads/${name}`),
    datePublished: published,
    dateModified: changed ?? published,
    articleSection: category,
    inLanguage: tagOf(useLanguage()),
    author: company,
    publisher: company
  }
  return <JsonLd things={[thing]} />
}
