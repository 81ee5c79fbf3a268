import { collections, type News } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { indianLongDay } from '../../../shared/indian-format.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { truncate, usDay } from '../../../shared/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Card } from '../card.tsx'
import { useLanguage, useTexts } from '../texts.tsx'

/** Articles side by side. @param hasLead the first, or the first two where that fills the rows, on top @param isEnd at the end of a page */
export function NewsCards({ news, hasLead, isEnd }: { news: readonly News[]; hasLead?: boolean; isEnd?: boolean }) {
  const t = useTexts()
  /** Below the lead, in rows of three or, where that fills them, of two. */
  const rest = news.length - 1
  const isInPairs = hasLead && rest % 3 > 0 && rest % 2 === 0
  const wide = hasLead ? (news.length % 3 === 2 && !isInPairs ? 2 : 1) : 0
  return (
    <ul
      className={`mt-6 grid gap-x-8 gap-y-4 divide-line max-sm:divide-y max-sm:*:pb-4 sm:gap-y-8 lg:mt-8 lg:grid-cols-6 lg:gap-x-10 lg:gap-y-11 ${isEnd ? 'sm:grid-cols-3' : 'md:grid-cols-2'}`}
    >
      {news.map(({ id, title, category, date, description, newsImage, newsImageAlt }, place) => {
        const isWide = place < wide
        const isLead = isWide && wide === 1
        /** An odd number in rows of two: the first has a row, or the last below a lead. */
        const isRow = wide === 1 ? place === rest && rest % 2 === 1 : place === 0 && !isEnd && news.length % 2 === 1
        const span = `${isRow ? 'md:col-span-2' : ''} ${isWide || isInPairs ? 'lg:col-span-3' : 'lg:col-span-2'}`
        return (
          <li key={id} className={isLead ? 'border-b border-line pb-8 md:col-span-2 lg:col-span-full lg:pb-11' : span}>
            <Card
              picture={newsImage}
              alt={newsImageAlt}
              sizes={`(width >= 62rem) ${isLead ? 36 : isWide ? 50 : 27}vw, ${isLead ? '(width >= 40rem) 36vw, 88vw' : '(width >= 48rem) 45vw, 42vw'}`}
              pictureClass={`object-[50%_10%] ${isLead ? 'h-50 sm:self-center' : 'h-full min-h-28 max-h-50 max-sm:contain-size sm:h-50'} ${isInPairs ? 'lg:h-full lg:max-h-50' : ''}`}
              layout={isLead ? 'lead' : isRow ? 'rowOnTablet' : isInPairs ? 'pair' : 'stacked'}
              isBeside={!isLead}
              priority={!isEnd && place === 0}
              transition={`news-${id}`}
              note={<NewsNote category={category} date={date} isShort />}
              title={title}
              titleClass={isLead ? 'text-heading lg:text-4xl/tight' : 'text-xl leading-tight sm:text-[1.375rem]'}
              text={truncate(description, collections.news.fields.description.excerpt)}
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
