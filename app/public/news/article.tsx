import { href } from 'react-router'
import { collections, type News, type NewsDetail } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import type { ContentReader } from '../../../server/content/reader.ts'
import { indianLongDay } from '../../../shared/indian-format.ts'
import { originalOf } from '../../../shared/languages.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { firstSentences, paragraphs } from '../../../shared/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { IconLinks, ProfileLinks } from '../contact-ways.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { Breadcrumb } from '../page-header.tsx'
import type { PageSubject } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { Prose } from '../prose.tsx'
import { notFound, readContent } from '../read-content.ts'
import { Section } from '../section.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { distinctName } from '../seo/page-title.ts'
import { fittingService, serviceLink } from '../services/fitting-service.ts'
import { SidebarSection } from '../sidebar.tsx'
import { useMessages, useTexts } from '../texts.tsx'
import { usePageUrl } from '../use-site.ts'
import { WordLinks } from '../word-links.tsx'
import type { Route } from './+types/article'
import { ArticleJsonLd } from './article-json-ld.tsx'
import { ArticleText } from './article-text.tsx'
import { NewsCards, Spread } from './cards.tsx'
import { newsAddress } from './query.ts'
import { NewsSearch } from './search-box.tsx'
import { shareLinks } from './share-links.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = recordId(params.id)
  if (id === undefined) throw notFound(notFoundMessage)
  const { detail, news, ...others } = await readContent(context, '❌ Error loading news detail.', async (content) => {
    const [detail, news, services] = await Promise.all([
      content.find('newsDetail', id, 'news_id'),
      content.find('news', id),
      content.list('service')
    ])
    const alike = news && (await content.list('news', { where: { title: originalOf(news, 'title') } })).records
    return {
      detail,
      news,
      pageTitle: news && alike && distinctName(alike, news, (one) => one.title),
      categories: await content.countBy('news', 'category'),
      service: news && fittingService(services.records, originalOf(news, 'category')),
      related: await readRelated(content, id, news)
    }
  })
  if (!detail && !news) throw notFound(notFoundMessage)
  const article = articleOf(detail, news)
  const subject: PageSubject | undefined = article.title ? { about: `news:${id}`, name: article.title } : undefined
  return { id, article, subject, ...others }
}

/** The three latest others, those of its category first. */
async function readRelated(content: ContentReader, id: number, news: News | undefined) {
  const category = news && originalOf(news, 'category')
  // Three others are among four; and where they are not all of its category, three of another are among six.
  const [sameCategory, latest] = await Promise.all([
    content.list('news', { where: { category }, page: 1, pageSize: 4 }),
    content.list('news', { page: 1, pageSize: 6 })
  ])
  const others = [...sameCategory.records, ...latest.records].filter((one) => one.id !== id)
  return [...new Map(others.map((one) => [one.id, one])).values()].slice(0, 3)
}

const notFoundMessage = 'No news found.'

/** Merges a news item with its detail; the detail's values win. */
function articleOf(detail: NewsDetail | undefined, news: News | undefined) {
  const first = (detail && pictureOf(detail, 'image1')) ?? (news && pictureOf(news, 'newsImage'))
  const others = detail ? [pictureOf(detail, 'image2'), pictureOf(detail, 'image3')] : []
  const pictures = [first, ...others].filter((picture) => picture != null)
  const video = detail?.videoUrl ?? null
  return {
    title: detail?.title || news?.title,
    category: news?.category,
    categoryValue: news && originalOf(news, 'category'),
    day: news?.date ?? detail?.createdAt.slice(0, 10),
    lead: detail && news?.description,
    summary: news?.description || markdownText(detail?.description ?? ''),
    text: detail?.description ?? '',
    video,
    picture: pictures[0],
    morePictures: video ? pictures : pictures.slice(1),
    // An article that was never changed has only its own date.
    changed: [detail, news]
      .flatMap((part) => (part && part.updatedAt > part.createdAt ? part.updatedAt : []))
      .sort()
      .at(-1)
  }
}

export default function Article({
  loaderData: { id, article, pageTitle, categories, service, related }
}: Route.ComponentProps) {
  const t = useTexts()
  const { category, categoryValue, day, lead, summary, text, video, picture, morePictures } = article
  const title = article.title || t('news.untitled')
  const path = siteAddress(collections.news, { id })
  const description = firstSentences(summary)
  const player = {
    src: `/uploads/${video}`,
    poster: picture && `/uploads/${picture.name}`,
    controls: true,
    preload: 'metadata',
    'aria-label': title
  }
  const url = usePageUrl()(path)
  return (
    <>
      <PageMeta title={pageTitle || title} description={description} path={path} image={picture} type="article" />
      <ArticleJsonLd {...{ article, title, description, url }} />
      <article>
        <Spread
          picture={picture && { ...picture, alt: picture.alt || title, transition: `news-${id}` }}
          video={video ? <video {...player} className="aspect-video w-full self-center" /> : undefined}
        >
          <Breadcrumb parent={{ label: t('news.nav'), path: href('/news') }} label={title} path={path} />
          <p className="mt-2 text-on-night-muted tabular lg:mt-8">
            {day && <time dateTime={day}>{indianLongDay(day, t.language)}</time>}
            {day && category && ' · '}
            {category}
          </p>
          <h1 className="mt-2 text-title">{title}</h1>
          {lead && <p className="mt-4 max-w-[46ch] text-lead text-balance text-on-night-muted lg:mb-8">{lead}</p>}
        </Spread>
        <div className="shell pt-8 pb-10 lg:pt-12">
          {text ? <ArticleText text={text} /> : <Prose paragraphs={paragraphs(summary)} className="" />}
          {morePictures.length > 0 && (
            <ul className="mt-10 grid gap-6 sm:auto-cols-fr sm:grid-flow-col">
              {morePictures.map(({ name, alt }, place) => (
                <li key={name} className="only:max-w-xl">
                  <Picture
                    name={name}
                    alt={alt || t('news.picture', { title, number: place + 2 })}
                    sizes="(width >= 62rem) 30vw, (width >= 40rem) 45vw, 88vw"
                    className="aspect-4/3 w-full rounded-md object-cover"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
      <Sharing title={title} url={url} />
      {related.length > 0 && (
        <div data-nosnippet="" className="shell part print:hidden">
          <Section title={t('news.more')}>
            <NewsCards news={related} isEnd />
          </Section>
        </div>
      )}
      <aside aria-label={t('news.nav')} className="shell split gap-y-6 pb-(--part)">
        <SidebarSection title={t('news.search.title')}>
          <NewsSearch />
        </SidebarSection>
        <div className="grid gap-y-6">
          <SidebarSection title={t('news.categories')}>
            <FilterLinks
              label={t('news.categories')}
              all={t('news.all')}
              options={categories}
              current={categoryValue ?? ''}
              addressOf={(value) => newsAddress({ category: value })}
            />
          </SidebarSection>
          <SidebarSection title={t('news.tags')}>
            <WordLinks words={t.list('news.tag')} />
          </SidebarSection>
        </div>
      </aside>
      <CallToAction
        texts="services.cta"
        title={service && t('news.ask')}
        text={service && firstSentences(markdownText(service.description))}
        more={serviceLink(service, t('services.readMore'))}
      />
    </>
  )
}

/** Below the article: to pass it on, and to hear of the next. */
function Sharing({ title, url }: { title: string; url: string }) {
  const t = useTexts()
  const say = useMessages()
  const section = 'flex flex-wrap items-center gap-x-4 *:[h2]:mb-0 *:[h2]:text-base'
  return (
    <aside aria-label={t('news.share')} className="shell">
      <div className="flex flex-wrap justify-between gap-x-14 border-y border-line py-2">
        <SidebarSection title={t('news.share')} className={section}>
          <IconLinks
            links={shareLinks(title, url)}
            labelOf={(name) => t('news.share.by', { name: say(name) })}
            className="-ml-2.5"
            linkClass="rounded-md text-muted hover:bg-sunken hover:text-ink"
            iconClass="size-6"
          />
        </SidebarSection>
        <SidebarSection title={t('site.sidebar.follow')} className={`${section} not-has-[a]:hidden max-lg:hidden`}>
          <ProfileLinks className="-ml-2.5" linkClass="rounded-md hover:bg-sunken" iconClass="size-6" />
        </SidebarSection>
      </div>
    </aside>
  )
}
