import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes files that are dropped on a place, which has `data-over` while some are held over it, or pasted while the focus is inside. */
export function useIncomingFiles(place: RefObject<HTMLElement | null>, onFiles: (files: [File, ...File[]]) => void) {
  const take = useEffectEvent((event: Event, incoming: DataTransfer | null) => {
    const [first, ...others] = incoming?.files ?? []
    if (!first) return
    event.preventDefault()
    onFiles([first, ...others])
  })

  useEffect(() => {
    const element = place.current
    if (!element) return
    const listening = new AbortController()
    const leave = () => element.removeAttribute('data-over')
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this the browser would open the file in place of the page.
      event.preventDefault()
      element.dataset.over = ''
    }
    const drop = (event: DragEvent) => {
      leave()
      take(event, event.dataTransfer)
    }
    element.addEventListener('dragover', over, listening)
    element.addEventListener('dragleave', leave, listening)
    element.addEventListener('drop', drop, listening)
    element.addEventListener('paste', (event) => take(event, event.clipboardData), listening)
    return () => listening.abort()
  }, [place])
}
