/*
 * Loads the scripts of a page's islands once it has been painted, or at the first touch: React is larger than all that is to
 * be seen, and would share the line with it. Runs in the browser alone.
 */
function load(): void {
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-island]'))
    void import(/* @vite-ignore */ dataset.island ?? '')
}

for (const touch of ['pointerdown', 'focusin'])
  document.addEventListener(touch, load, { once: true, capture: true, passive: true })

// A frame is painted after its callbacks.
const loadAfterPaint = () => requestAnimationFrame(() => setTimeout(load))
if (document.readyState === 'complete') loadAfterPaint()
else addEventListener('load', loadAfterPaint)
