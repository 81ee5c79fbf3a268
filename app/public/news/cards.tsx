import type { ComponentProps, ReactNode } from 'react'
import { collections, type News } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { indianLongDay } from '../../../shared/indian-format.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { truncate, usDay } from '../../../shared/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Card } from '../card.tsx'
import { ArrowLink } from '../link.tsx'
import { useLanguage, useTexts } from '../texts.tsx'

interface SpreadProps {
  picture: Pick<ComponentProps<typeof Picture>, 'name' | 'alt' | 'transition'> | undefined
  video?: ReactNode
  children: ReactNode
}

/** Words on night-blue beside a picture that reaches the window's edge. */
export function Spread({ picture, video, children }: SpreadProps) {
  return (
    <div className="group relative on-night night grid lg:min-h-104 lg:grid-cols-2">
      <div className="self-center px-(--edge) pt-3 pb-6 lg:py-10 lg:pr-14 lg:pl-(--inset)">{children}</div>
      {video ??
        (picture && (
          <Picture
            {...picture}
            sizes="(width >= 62rem) 60vw, 80vw"
            className="aspect-3/2 w-full object-cover object-[50%_10%] sm:aspect-21/9 lg:aspect-auto lg:h-0 lg:min-h-full"
            priority
          />
        ))}
    </div>
  )
}

export function LeadStory({ id, title, category, date, description, newsImage, newsImageAlt }: News) {
  const t = useTexts()
  return (
    <article className="max-lg:[&_img]:order-first">
      <Spread picture={{ name: newsImage, alt: newsImageAlt, transition: `news-${id}` }}>
        <p className="flex flex-wrap gap-x-6 text-base text-on-night-muted tabular">
          <NewsNote category={category} date={date} isShort />
        </p>
        <h3 className="mt-2 text-title group-hover:underline">{title}</h3>
        <p className="mt-3 max-w-[40ch] text-lead text-on-night-muted">{excerptOf(description)}</p>
        <ArrowLink
          to={siteAddress(collections.news, { id })}
          text={t('news.readMore')}
          of={title}
          className="mt-3 link text-on-night after:absolute after:inset-0"
        />
      </Spread>
    </article>
  )
}

const excerptOf = (description: string) => truncate(description, collections.news.fields.description.excerpt)

/** How many of the records of a list stand in rows of two, so that none of the rows of three after them is short. */
export const inPairs = (count: number) => [0, 4, 2][count % 3] ?? 0

interface NewsCardsProps {
  news: readonly News[]
  /** At the end of a page. */
  isEnd?: boolean
  /** The page names their category. */
  isOneCategory?: boolean
}

/** Articles side by side, in rows of two and of three. */
export function NewsCards({ news, isEnd, isOneCategory }: NewsCardsProps) {
  const t = useTexts()
  return (
    <ul
      className={`mt-6 grid gap-x-8 gap-y-4 divide-line max-sm:divide-y max-sm:*:pb-4 sm:gap-y-8 lg:mt-8 lg:grid-cols-6 lg:gap-x-10 lg:gap-y-11 ${isEnd ? 'sm:grid-cols-3' : 'md:grid-cols-2 md:max-lg:*:last:odd:col-span-2'}`}
    >
      {news.map(({ id, title, category, date, description, newsImage, newsImageAlt }, place) => {
        const isInPair = place < inPairs(news.length)
        return (
          <li key={id} className={isInPair ? 'lg:col-span-3' : 'lg:col-span-2'}>
            <Card
              picture={newsImage}
              alt={newsImageAlt}
              sizes={`(width >= 62rem) ${isInPair ? 41 : 27}vw, (width >= 48rem) 45vw, (width >= 40rem) 88vw, 24vw`}
              pictureClass={`aspect-square object-[50%_10%] ${isInPair ? 'sm:aspect-2/1' : 'max-h-50 sm:h-50'}`}
              beside="all"
              transition={`news-${id}`}
              note={<NewsNote category={isOneCategory ? '' : category} date={date} isShort />}
              title={title}
              titleClass={`text-xl leading-tight ${isInPair ? 'sm:text-heading' : 'sm:text-[1.375rem]'}`}
              text={excerptOf(description)}
              link={{ text: t('news.readMore'), path: siteAddress(collections.news, { id }) }}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The titles of articles one below the other, for a page about something else. */
export function NewsTitles({ news }: { news: readonly News[] }) {
  return (
    <ul className="mt-6 border-b border-line lg:mt-8">
      {news.map(({ id, title, category, date, newsImage, newsImageAlt }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-4 border-t border-line py-4 md:grid-cols-[7.5rem_19rem_minmax(0,1fr)] md:items-center md:gap-x-8"
        >
          <Picture
            name={newsImage}
            alt={newsImageAlt}
            sizes="7.5rem"
            className="row-span-2 aspect-3/2 w-full rounded-md object-cover md:row-span-1"
          />
          <p className="flex flex-wrap gap-x-4 text-base text-muted md:grid md:grid-cols-2">
            <NewsNote category={category} date={date} />
          </p>
          <h3 className="text-[1.375rem] leading-tight group-hover:underline">
            <a href={siteAddress(collections.news, { id })} className="after:absolute after:inset-0">
              {title}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  )
}

/** @param isShort the day in the US style of the cards, in English */
function NewsNote({ category, date, isShort }: Pick<News, 'category' | 'date'> & { isShort?: boolean }) {
  const language = useLanguage()
  return (
    <>
      {category && <span>{category}</span>}
      <time dateTime={date}>
        {isShort && language === defaultLanguage ? usDay(date) : indianLongDay(date, language)}
      </time>
    </>
  )
}
