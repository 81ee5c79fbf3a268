import { collections, type News } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { truncate, usDay } from '../../../shared/text.ts'
import { Card } from '../card.tsx'
import { useTexts } from '../texts.tsx'

/** Articles side by side. @param isMain whether the page is about them */
export function NewsCards({ news, isMain }: { news: readonly News[]; isMain?: boolean }) {
  const t = useTexts()
  return (
    <ul
      className={`mt-6 grid gap-x-8 gap-y-8 lg:mt-8 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-11 ${isMain ? 'md:grid-cols-2' : 'snap-row'}`}
    >
      {news.map(({ id, title, category, date, description, newsImage, newsImageAlt }, place) => (
        <li key={id} className={isMain ? 'border-line max-sm:border-t max-sm:pt-5' : undefined}>
          <Card
            isRow={isMain}
            picture={newsImage}
            alt={newsImageAlt}
            sizes={`(width >= 62rem) 27vw, (width >= 48rem) 45vw, ${isMain ? '(width >= 40rem) 90vw, 9rem' : '75vw'}`}
            pictureClass="sm:h-50 max-h-50"
            priority={isMain && place === 0}
            transition={`news-${id}`}
            note={
              <>
                <span>{category}</span>
                <time dateTime={date} className="whitespace-nowrap">
                  {usDay(date)}
                </time>
              </>
            }
            title={title}
            text={truncate(description, 120)}
            link={{ text: t('news.readMore'), path: siteAddress(collections.news, { id }) }}
          />
        </li>
      ))}
    </ul>
  )
}
