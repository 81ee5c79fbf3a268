import { useEffect, useState } from 'react'
import { indianToday } from '../../../shared/indian-format.ts'

const storageKey = 'balloons'
const balloons = Array.from({ length: 25 }, (_, index) => `balloon ${index + 1}`)

/** Fly up in front of the first screen of a day, or after a sign-in; later visits begin with the work. */
export function Balloons() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const today = indianToday(Date.now())
    if (localStorage.getItem(storageKey) === today) return
    localStorage.setItem(storageKey, today)
    setOn(true)
  }, [])
  if (!isOn) return null
  return (
    <div aria-hidden="true" className="balloons">
      {balloons.map((balloon) => (
        <span key={balloon} className="balloon" />
      ))}
    </div>
  )
}

/** After a sign-in they fly again on the same day. */
export function releaseBalloons(): void {
  localStorage.removeItem(storageKey)
}
