import { href } from 'react-router'
import { collections, type News } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { usDay } from '../../../shared/text.ts'
import { truncate } from '../../../shared/truncate.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Icon } from '../icons.tsx'

/** The newest article large, with the two before it. */
export function LatestNews({ news }: { news: News[] }) {
  const [newest, ...earlier] = news
  return (
    <section data-nosnippet="" className="shell part" aria-labelledby="latest-news-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="latest-news-title" className="text-title">
          Latest news
        </h2>
        <a href={href('/news')} className="link inline-flex min-h-11 items-center gap-2">
          All news
          <Icon name="right" />
        </a>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[1.55fr_1fr]">
        {newest && <Newest news={newest} />}
        <ul className="grid content-start gap-y-8">
          {earlier.map((item) => (
            <li key={item.id} className="border-t border-line pt-6 lg:not-first:pt-8 lg:first:border-t-0 lg:first:pt-0">
              <Earlier news={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Newest({ news: { id, title, category, date, description, newsImage } }: { news: News }) {
  return (
    <article className="group relative">
      <Picture
        name={newsImage}
        alt=""
        sizes="(width >= 62rem) 52vw, 90vw"
        className="aspect-16/10 w-full rounded-md object-cover"
        transition={`news-${id}`}
      />
      <div className="mt-5">
        <Byline category={category} date={date} />
      </div>
      <h3 className="mt-1 max-w-[26em] text-heading">
        <NewsLink id={id} title={title} />
      </h3>
      <p className="mt-2 max-w-[60ch] text-muted">{truncate(description, 120)}</p>
    </article>
  )
}

function Earlier({ news: { id, title, category, date, description, newsImage } }: { news: News }) {
  return (
    <article className="group relative grid grid-cols-[1fr_7.5rem] items-start gap-5 sm:grid-cols-[1fr_13rem]">
      <div>
        <Byline category={category} date={date} />
        <h3 className="mt-1 text-xl leading-snug font-semibold sm:text-2xl">
          <NewsLink id={id} title={title} />
        </h3>
        <p className="mt-2 hidden text-base text-muted sm:block">{truncate(description, 120)}</p>
      </div>
      <Picture
        name={newsImage}
        alt=""
        sizes="(width >= 40rem) 13rem, 7.5rem"
        className="aspect-4/3 w-full rounded-md object-cover"
        transition={`news-${id}`}
      />
    </article>
  )
}

/** The link spans its card. */
function NewsLink({ id, title }: Pick<News, 'id' | 'title'>) {
  return (
    <a href={siteAddress(collections.news, { id })} className="after:absolute after:inset-0 group-hover:underline">
      {title}
    </a>
  )
}

function Byline({ category, date }: { category: string; date: string }) {
  return (
    <p className="text-base text-muted tabular-nums">
      {category} · <time dateTime={date}>{usDay(date)}</time>
    </p>
  )
}
