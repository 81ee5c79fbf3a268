import { collections, type News } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { usDay } from '../../../shared/text.ts'
import { truncate } from '../../../shared/truncate.ts'
import { Card } from '../card.tsx'
import { useTexts } from '../texts.tsx'

/** Articles side by side. @param priority whether they are the first that a page shows */
export function NewsCards({ news, priority }: { news: readonly News[]; priority?: boolean }) {
  const t = useTexts()
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16">
      {news.map(({ id, title, category, date, description, newsImage, newsImageAlt }, place) => (
        <li key={id}>
          <Card
            picture={newsImage}
            alt={newsImageAlt}
            sizes="(width >= 62rem) 27vw, (width >= 48rem) 45vw, 90vw"
            pictureClass="h-50 max-h-50"
            priority={priority && place === 0}
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
