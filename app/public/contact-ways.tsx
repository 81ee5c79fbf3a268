import { contactLinks, profilesOf } from '../../shared/contact-links.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, PhoneLink } from './link.tsx'
import { useChatText } from './page-subject.ts'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

interface ContactRowsProps {
  /** One phone number and the e-mail address are enough. */
  isShort?: boolean
  /** The purpose of each phone number, below it; the chat has a button of its own then. */
  uses?: readonly string[]
  className?: string
  iconClass?: string
}

/** The ways to call and to write that are set, each a link with its icon. */
export function ContactRows({ isShort, uses, className, iconClass = '' }: ContactRowsProps) {
  const links = contactLinks(useSite().settings, useChatText())
  const shown = links.filter(({ icon }, place) =>
    isShort ? icon === 'mail' || place === 0 : !(uses && icon === 'whatsapp')
  )
  if (shown.length === 0) return null
  return (
    <ul className={`tabular ${className}`}>
      {shown.map(({ icon, address, text }, place) => (
        <li key={icon + text}>
          <a
            href={address}
            className="flex min-h-11 items-center gap-2 wrap-anywhere decoration-1 underline-offset-4 hover:underline"
          >
            <Icon name={icon} className={`size-5 ${iconClass}`} />
            <span>
              {text}
              {icon === 'phone' && uses?.[place] && (
                <span className="block font-sans text-base font-normal text-muted">{uses[place]}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A button to a chat that begins with the page's subject; where the company has none, to its phone. */
export function ChatLink() {
  const chat = contactLinks(useSite().settings, useChatText()).find(({ icon }) => icon === 'whatsapp')
  return chat ? (
    <Link to={chat.address} text={chat.text} look="quiet" icon="whatsapp" className="wrap-anywhere" />
  ) : (
    <PhoneLink look="quiet" />
  )
}

interface ReachBarProps {
  /** After the phone and the chat. */
  last?: { icon: IconName; text: string; address: string } | false
  className: string
}

/** Ways to reach the company side by side, for phones. */
export function ReachBar({ last, className }: ReachBarProps) {
  const t = useTexts()
  const links = contactLinks(useSite().settings, useChatText())
  const find = (wanted: 'phone' | 'whatsapp') => links.filter(({ icon }) => icon === wanted).slice(0, 1)
  return (
    <nav aria-label={t('site.reach')} className={className}>
      <ul className="flex divide-x divide-line">
        {[...find('phone').map((link) => ({ ...link, text: t('site.call') })), ...find('whatsapp'), last || []]
          .flat()
          .map(({ icon, text, address }) => (
            <li key={icon} className="flex-1">
              <a href={address} className="flex min-h-14 items-center justify-center gap-2 text-base font-medium">
                <Icon name={icon} />
                {text}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

interface IconLinksProps {
  links: readonly { name: string; icon: IconName; address: string }[]
  labelOf(name: string): string
  className: string
  linkClass: string
  iconClass?: string | undefined
}

export function IconLinks({ links, labelOf, className, linkClass, iconClass }: IconLinksProps) {
  return (
    <ul className={`${className} flex flex-wrap`}>
      {links.map(({ name, icon, address }) => (
        <li key={name}>
          <a href={address} aria-label={labelOf(name)} className={`grid size-11 place-items-center ${linkClass}`}>
            <Icon name={icon} className={iconClass} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function ProfileLinks(look: Pick<IconLinksProps, 'className' | 'linkClass' | 'iconClass'>) {
  const t = useTexts()
  const profiles = profilesOf(useSite().settings)
  return (
    profiles.length > 0 && <IconLinks links={profiles} labelOf={(name) => t('site.profile.on', { name })} {...look} />
  )
}

interface ContactEntriesProps {
  className: string
  /** By their names; those without a text or a link are left out. */
  entries: readonly (readonly [name: string, what: string | readonly { text: string; address: string }[]])[]
}

/** Ways to reach the company, and other data of it: texts, and links. */
export function ContactEntries({ className, entries }: ContactEntriesProps) {
  return (
    <dl className={`grid gap-x-10 ${className}`}>
      {entries.map(
        ([name, what]) =>
          what.length > 0 && (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              {typeof what === 'string' ? (
                <dd className="mt-2 max-w-[34ch] whitespace-pre-line text-muted">{what}</dd>
              ) : (
                what.map(({ text, address }) => (
                  <dd key={text}>
                    <Link
                      to={address}
                      text={text}
                      className="inline-flex min-h-11 items-center wrap-anywhere tabular"
                    />
                  </dd>
                ))
              )}
            </div>
          )
      )}
    </dl>
  )
}
