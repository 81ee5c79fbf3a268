import { useSite } from './site.ts'

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
      {image && <meta property="og:image" content={`${publicUrl}/uploads/${image}`} />}
    </>
  )
}
