/**
 * Translations by the code's English messages; `{1}`, `{2}` stand for variable parts: a number, a label, another message.
 * The code's own words stay in English, like the calls' answers: they are translated where a page shows them.
 */
export type Messages = Readonly<Record<string, string>>

/** Translates a message and its variable parts; gives the message itself where it has no translation. */
export function translated(messages: Messages, english: string): string {
  const exact = messages[english]
  if (exact !== undefined) return exact
  for (const [pattern, translation] of Object.entries(messages)) {
    const values = pattern.includes('{1}') && matcher(pattern).exec(english)
    if (values)
      return translation.replace(/\{(\d)\}/g, (_, place: string) => translated(messages, values[Number(place)] ?? ''))
  }
  return english
}

/** In the English of the code values stand in the order of their numbers. */
function matcher(pattern: string): RegExp {
  const texts = pattern.split(/\{\d\}/).map((text) => text.replace(/[.*+?^$()[\]\\|]/g, '\\$&'))
  return new RegExp(`^${texts.join('(.+)')}$`, 's')
}
