import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'
import { shareLinks } from './share-links.ts'
import script from './share-tools.ts?worker&url'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in news/share-tools.ts. */
      'share-tools': HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>
    }
  }
}

interface ShareProps {
  title: string
  /** The article's path. */
  path: string
}

export function Share({ title, path }: ShareProps) {
  const t = useTexts()
  const address = useSite().publicUrl + path
  return (
    <div className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-5 print:hidden">
      <h2 className="text-base font-medium">{t('news.share')}</h2>
      <ul className="-ml-2.5 flex">
        {shareLinks(title, address).map(({ name, icon, address }) => (
          <li key={name}>
            <a
              href={address}
              aria-label={t('news.share.by', { name })}
              className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
            >
              <Icon name={icon} className="size-6" />
            </a>
          </li>
        ))}
      </ul>
      <share-tools
        data-title={title}
        data-url={address}
        data-copied={t('news.share.copied')}
        data-not-copied={t('news.share.notCopied')}
        data-failed={t('news.share.failed')}
        className="-ml-2 flex flex-wrap items-center gap-x-3"
      >
        <Tool act="copy">{t('news.share.copy')}</Tool>
        <Tool act="share">{t('news.share.system')}</Tool>
        <span role="status" className="text-base text-muted" />
      </share-tools>
      <script type="module" src={script} />
    </div>
  )
}

/** A button that the script shows. */
function Tool({ act, children }: { act: 'copy' | 'share'; children: ReactNode }) {
  return (
    <button
      type="button"
      data-act={act}
      hidden
      className="min-h-11 rounded-md px-2 text-link underline-offset-4 hover:underline"
    >
      {children}
    </button>
  )
}
