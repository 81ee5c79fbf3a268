import card from '../../../assets/site/card.jpg?url'
import { imageVariants } from '../../../fields/image/variants.ts'
import { useSite } from '../use-site.ts'

interface PageMetaProps {
  /** Without the company's name, which follows it. */
  title: string
  description: string
  /** The canonical spelling of the page's address, from the slash on. Pages of failures have none. */
  path?: string
  /** The file name of an uploaded picture that stands for the page where it is shared. */
  image?: string | null
  /** Kept out of search engines: a page of results, a failure. */
  unlisted?: boolean
}

/** What the head says of a page: title, description, canonical address, how it looks when shared. React moves it there. */
export function PageMeta({ title, description, path, image, unlisted }: PageMetaProps) {
  const { settings, publicUrl } = useSite()
  return (
    <>
      <title>{`${title} – ${settings.companyName}`}</title>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={publicUrl + path} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={settings.companyName} />
      <meta property="og:type" content="website" />
      {path && <meta property="og:url" content={publicUrl + path} />}
      <meta property="og:locale" content="en_IN" />
      <SharedPicture name={image} alt={title} />
    </>
  )
}

/** The picture that stands for the page where it is shared: its own, or the site's. */
function SharedPicture({ name, alt }: { name: string | null | undefined; alt: string }) {
  const { publicUrl } = useSite()
  const size = name ? imageVariants(name) : cardSize
  return (
    <>
      <meta property="og:image" content={publicUrl + (name ? `/uploads/${name}` : card)} />
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      <meta property="og:image:alt" content={name ? alt : 'Solar panels in a field at low sun'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const cardSize = { width: 1200, height: 630 }
