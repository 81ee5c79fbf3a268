/** A name, as a link where there is an address for it. */
export function LinkWhere({ url, children }: { url: string; children: string }) {
  if (!url) return children
  return (
    <a href={url} className="underline underline-offset-4">
      {children}
    </a>
  )
}
