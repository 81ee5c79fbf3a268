/*
 * Loads a page's scripts once it has been painted, or at the first touch: earlier they would delay the visible content.
 * Runs only in the browser.
 */
function load(): void {
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-after-paint]'))
    void import(/* @vite-ignore */ dataset.afterPaint ?? '')
}

for (const touch of ['pointerdown', 'focusin'])
  document.addEventListener(touch, load, { once: true, capture: true, passive: true })

// The first paint is reported once it is on the screen. A frame's callback comes before it.
const loadAfterPaint = () => new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
if (document.readyState === 'complete') loadAfterPaint()
else addEventListener('load', loadAfterPaint)
