import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes a file that is dropped on a place, or pasted while the focus is inside. The place has `data-over` while a file
 * is held over it.
 */
export function useIncomingFile(place: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: Event, incoming: DataTransfer | null) => {
    const file = incoming?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
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
