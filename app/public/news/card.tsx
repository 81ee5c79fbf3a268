import { collections, type News } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { usDay } from '../../../shared/text.ts'
import { truncate } from '../../../shared/truncate.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Icon } from '../icons.tsx'

interface NewsCardProps {
  news: News
  /** For the first card: its picture is fetched at once. */
  priority: boolean
}

export function NewsCard({ news: { id, title, category, date, description, newsImage }, priority }: NewsCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        name={newsImage}
        alt=""
        sizes="(width >= 62rem) 27vw, (width >= 48rem) 45vw, 90vw"
        className="h-50 max-h-50 w-full rounded-md object-cover"
        priority={priority}
        transition={`news-${id}`}
      />
      <p className="mt-4 flex items-baseline justify-between gap-4 text-base text-muted">
        <span>{category}</span>
        <time dateTime={date} className="whitespace-nowrap tabular-nums">
          {usDay(date)}
        </time>
      </p>
      <h3 className="mt-1 text-[1.4375rem] leading-tight">{title}</h3>
      <p className="mt-2 text-muted">{truncate(description, 120)}</p>
      <a
        href={siteAddress(collections.news, { id })}
        className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 font-medium text-link after:absolute after:inset-0 group-hover:underline"
      >
        <span>
          Read more<span className="sr-only">: {title}</span>
        </span>
        <Icon name="right" />
      </a>
    </article>
  )
}
