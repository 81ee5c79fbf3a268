/*
 * Loads a page's scripts once it has been painted, or at the first touch: they would share the line with what is to be seen.
 * Runs in the browser alone.
 */
function load(): void {
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-after-paint]'))
    void import(/* @vite-ignore */ dataset.afterPaint ?? '')
}

for (const touch of ['pointerdown', 'focusin'])
  document.addEventListener(touch, load, { once: true, capture: true, passive: true })

// A frame is painted after its callbacks.
const loadAfterPaint = () => requestAnimationFrame(() => setTimeout(load))
if (document.readyState === 'complete') loadAfterPaint()
else addEventListener('load', loadAfterPaint)
