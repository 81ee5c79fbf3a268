import { Icon } from './icon.tsx'

/** Points with a tick before each; nothing where there are none. */
export function Ticks({ points, className = '' }: { points: readonly string[]; className?: string }) {
  if (points.length === 0) return null
  return (
    <ul className={`divide-y divide-line border-y border-line ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-4 py-3 leading-snug">
          <Icon name="tick" className="size-6 text-leaf" />
          <span className="max-w-[48ch]">{point}</span>
        </li>
      ))}
    </ul>
  )
}
