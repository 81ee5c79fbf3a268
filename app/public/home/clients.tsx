import type { CollectionRecord } from '../../../server/content/content.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useTexts } from '../texts.tsx'

/** Their logos in one row, or in rows of three or two; nothing where there are none. */
export function Clients({ clients }: { clients: readonly CollectionRecord<'client'>[] }) {
  const t = useTexts()
  if (clients.length === 0) return null
  return (
    <section className="-mt-px bg-sunken dark:border-b dark:border-line" aria-labelledby="clients-title">
      <div className="shell pb-(--part)">
        <h2 id="clients-title" className="mb-4 text-base font-medium text-muted">
          {t('home.clients.title')}
        </h2>
        <ul
          aria-label={t('home.clients.label')}
          className="flex flex-wrap justify-between gap-5 max-lg:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] sm:max-lg:grid-cols-3"
        >
          {clients.map((client) => (
            <li key={client.id}>
              <Logo client={client} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Logos are made for paper: their ground vanishes in the page's, and the dark scheme inverts their lightness. With the client's name. */
function Logo({ client: { name, logo, logoAlt, url } }: { client: CollectionRecord<'client'> }) {
  const Box = url ? 'a' : 'p'
  return (
    <Box
      href={url || undefined}
      className="flex items-center gap-3 leading-tight font-semibold underline-offset-4 [[href]]:hover:underline"
    >
      <Picture
        name={logo}
        alt={logoAlt}
        className="size-14 shrink-0 object-contain mix-blend-multiply dark:mix-blend-screen dark:[filter:invert(1)_hue-rotate(180deg)]"
      />
      {name}
    </Box>
  )
}
