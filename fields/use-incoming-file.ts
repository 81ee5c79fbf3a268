import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes a file that is dropped on a place, or pasted while the focus is inside. The place has `data-over` while a file
 * is held over it.
 */
export function useIncomingFile(place: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })

  useEffect(() => {
    const element = place.current
    if (!element) return
    const take = (event: Event, incoming: DataTransfer | null) => {
      const file = incoming?.files[0]
      if (!file) return
      event.preventDefault()
      latest.current(file)
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this the browser would open the file in place of the page.
      event.preventDefault()
      element.dataset.over = ''
    }
    const leave = () => {
      delete element.dataset.over
    }
    const drop = (event: DragEvent) => {
      leave()
      take(event, event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)

    element.addEventListener('dragover', over)
    element.addEventListener('dragleave', leave)
    element.addEventListener('drop', drop)
    element.addEventListener('paste', paste)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
      element.removeEventListener('paste', paste)
    }
  }, [place])
}
