import { callAddress, phonesOf } from '../../shared/contact-links.ts'
import { Icon, type IconName } from './icon.tsx'
import { useSite } from './use-site.ts'

const looks = {
  bare: 'underline underline-offset-4',
  text: 'link',
  line: 'link inline-flex min-h-11 items-center gap-2',
  quiet: 'button button-quiet',
  sun: 'button button-sun'
}

export interface LinkProps {
  to: string
  text: string
  /** Within a text ('bare' in its colour), on a line of its own, or as a button; 'sun' for the one thing to do next. */
  look?: keyof typeof looks
  icon?: IconName
  /** Its subject, for people who only hear it. */
  of?: string
  className?: string
}

export function Link({ to, text, look = 'text', icon, of, className = '' }: LinkProps) {
  return (
    <a href={to} className={`${looks[look]} ${className}`}>
      {icon && <Icon name={icon} />}
      {text}
      {of && <span className="sr-only">: {of}</span>}
    </a>
  )
}

export function PhoneLink({ look, className = '' }: Pick<LinkProps, 'look' | 'className'>) {
  const [phone] = phonesOf(useSite().settings)
  if (!phone) return null
  const icon = look && 'phone'
  // In a row of buttons on a phone it has room for one line.
  const classes = `tabular ${look ? 'max-sm:basis-56!' : ''} ${className}`
  return <Link to={callAddress(phone)} text={phone} look={look} icon={icon} className={classes} />
}

export function ArrowLink({ to, text, of, className }: Pick<LinkProps, 'to' | 'text' | 'of'> & { className: string }) {
  return (
    <a href={to} className={`inline-flex min-h-11 items-center gap-2 ${className}`}>
      <span>
        {text}
        {of && <span className="sr-only">: {of}</span>}
      </span>
      <Icon name="right" />
    </a>
  )
}

/** A name, as a link where there is an address for it. */
export function OptionalLink({ url, children }: { url: string | undefined; children: string }) {
  return url ? <Link to={url} text={children} look="bare" /> : children
}
