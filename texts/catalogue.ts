import type { Language } from '../shared/languages.ts'
import type { Messages } from '../shared/messages.ts'
import type en from './en.json'

/**
 * The sentences of public pages, each under a key: `page.part`. `texts` holds for every company; `demo` claims something of the demo
 * company (a price, a place, a service time, a promise, a person), and is shown only on a site that began with its content.
 */
export interface Catalogue {
  texts: Readonly<Record<string, string>>
  demo: Readonly<Record<string, string>>
}

/** The key of a sentence. */
export type TextKey = keyof typeof en.texts | keyof typeof en.demo

/** The part before the number in keys such as `wind.visit.1`. */
type ListKey = TextKey extends infer K ? (K extends `${infer P}.1` ? P : never) : never
/** The part before the number in keys such as `wind.visit.1.when`. */
type ItemsKey = TextKey extends infer K ? (K extends `${infer P}.1.${string}` ? P : never) : never
type ItemPart<P extends string> = TextKey extends infer K ? (K extends `${P}.1.${infer N}` ? N : never) : never

/** The values that a page puts into a sentence, by the names of its placeholders. */
export type TextValues = Readonly<Record<string, string | number>>

/** The sentences of the public pages, as their owner has them. */
export interface Texts {
  /**
   * A sentence; '' where the owner has emptied it, or a fact or setting that it names is missing: its element is left out.
   * @param values those that the page itself puts in, such as a number of articles
   */
  (key: TextKey, values?: TextValues): string
  /** The sentences `{prefix}.1`, `{prefix}.2` and so on that are not empty. */
  list(prefix: ListKey): string[]
  /** The sentences `{prefix}.1.{part}` and so on, an object for each number whose first part is not empty. */
  items<P extends ItemsKey, N extends ItemPart<P>>(prefix: P, parts: readonly N[]): Record<N, string>[]
  /** The keys of the facts that the sentences with these beginnings name. */
  cites(...beginnings: string[]): string[]
  readonly language: Language
  /** Translations of the code's own English messages to visitors; empty in English. */
  readonly messages: Messages
}
