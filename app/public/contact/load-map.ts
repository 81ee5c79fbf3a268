/**
 * Loads the map once it is on the screen and its server answers. Until then, and without internet, a drawn map stands in its
 * place: a frame that cannot be loaded shows the browser's own page of an error, and tells nobody. Runs in the browser only.
 */
export function loadMap(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-src]')
  const source = frame?.dataset.src
  if (!source) return
  const showMap = () => {
    frame.src = source
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    fetch(source, { method: 'HEAD', mode: 'no-cors' }).then(showMap, () => {})
  })
  observer.observe(frame)
}
