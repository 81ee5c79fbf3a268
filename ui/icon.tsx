import shapes from '../assets/icons/back-office.json' with { type: 'json' }

export type IconName = keyof typeof shapes

/** Returns the icon of a definition, which has its name. */
export const iconNamed = (name: string): IconName => (name in shapes ? (name as IconName) : 'page')

/** An icon of the back office and of its parts; it is decorative, so its link or button needs a name. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
