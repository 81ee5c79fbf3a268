type JsonScriptProps = { type: `application/${string}json` | 'speculationrules'; id?: string; data: object }

/** JSON in a script element, which browsers do not run; `<` is escaped, so that nothing in it can end the element. */
export function JsonScript({ type, id, data }: JsonScriptProps) {
  return (
    <script type={type} id={id}>
      {JSON.stringify(data).replaceAll('<', '\\u003c')}
    </script>
  )
}
