interface JsonScriptProps {
  type: 'application/json' | 'application/ld+json'
  id?: string
  data: object
}

/** JSON in a script element, which browsers do not run. */
export function JsonScript({ type, id, data }: JsonScriptProps) {
  return (
    <script type={type} id={id}>
      {jsonForHtml(data)}
    </script>
  )
}

/** JSON with `<` escaped, so that nothing in it can end the script element. */
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
