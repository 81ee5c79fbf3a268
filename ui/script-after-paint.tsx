import loader from './load-after-paint.ts?worker&url'

/** A page's script that loads once the page has been painted, or at the first touch, so that it does not delay visible content. */
export function ScriptAfterPaint({ src }: { src: string }) {
  return <script type="module" src={loader} data-after-paint={src} />
}
