import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'
import { mapOrigin } from './map-origin.ts'

/**
 * The map of another site, loaded once the page is scrolled near it. Its origin keeps it apart, and the page's policy
 * frames that origin alone: a sandbox that lets a map work, with its scripts and its own storage, adds nothing.
 */
export function OfficeMap() {
  const t = useTexts()
  const { settings } = useSite()
  if (!mapOrigin(settings.mapUrl)) return null
  return (
    <section aria-labelledby="map-title" className="border-t border-line">
      <div className="shell flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1 py-8">
        <h2 id="map-title" className="text-heading">
          {t('contact.map.title')}
        </h2>
        <a href={settings.mapUrl} className="link inline-flex min-h-11 items-center">
          {t('contact.map.link')}
        </a>
      </div>
      <div className="relative bg-sunken">
        {/* Seen until the map has loaded, or where it cannot. */}
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-4 px-6 text-center whitespace-pre-line text-muted">
          <Icon name="pin" className="size-10" />
          {settings.address}
        </p>
        <iframe
          src={settings.mapUrl}
          title={t('contact.map.name')}
          height={720}
          loading="lazy"
          className="relative block max-h-[80svh] w-full dark:brightness-75"
        />
      </div>
    </section>
  )
}
