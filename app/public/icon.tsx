import shapes from '../../assets/icons/public.json' with { type: 'json' }

export type IconName = keyof typeof shapes

/** An icon of the public pages; it is decorative, so its link or button needs a name. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={`drawing shrink-0 ${className}`} aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
