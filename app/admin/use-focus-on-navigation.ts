import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'

/**
 * For the main part of a screen: it gets the focus when somebody comes to it by a link, as a whole new page would.
 * Whoever opens the page or goes back to it is left alone.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const [cameByLink] = useState(useNavigationType() !== 'POP')
  useEffect(() => {
    if (cameByLink) main.current?.focus({ preventScroll: true })
  }, [cameByLink])
  return main
}
