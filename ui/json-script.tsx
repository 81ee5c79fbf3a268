interface JsonScriptProps {
  /** Of data, never of a script. */
  type: 'application/json' | 'application/ld+json'
  id?: string
  data: object
}

/** Data within the page. Browsers do not run it; nothing in it can end it. */
export function JsonScript({ type, id, data }: JsonScriptProps) {
  return (
    <script type={type} id={id}>
      {jsonForHtml(data)}
    </script>
  )
}

/** JSON without the one character that means something to HTML inside of a script element. */
export function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
