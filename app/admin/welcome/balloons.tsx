import { useEffect, useState } from 'react'
import { indianToday } from '../../../shared/indian-format.ts'

const storageKey = 'balloons'
const balloons = Array.from({ length: 25 }, (_, index) => `balloon ${index + 1}`)

/** Fly up beside the greeting on the first screen of a day, for six seconds; later visits begin with the work. */
export function Balloons() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const today = indianToday(Date.now())
    if (localStorage.getItem(storageKey) === today) return
    localStorage.setItem(storageKey, today)
    setOn(true)
  }, [])
  return (
    <div ref={numbered} aria-hidden="true" hidden={!isOn} className="balloons">
      {balloons.map((balloon) => (
        <span key={balloon} className="balloon" />
      ))}
    </div>
  )
}

/** Tells the style sheet which balloon is which. The policy lets no style into the HTML itself. */
function numbered(sky: HTMLElement | null): void {
  for (const [n, balloon] of sky?.querySelectorAll('span').entries() ?? []) balloon.style.setProperty('--n', String(n))
}
