import { useEffect, useRef, useState } from 'react'
import { topics } from '../../../collections/contact-rules.ts'
import { inLanguage } from '../../../shared/languages.ts'
import { translated } from '../../../shared/messages.ts'
import { Link } from '../link.tsx'
import type { ContactFormProps, Sent } from './form-state.ts'

interface SentMessageProps extends Omit<ContactFormProps, 'sent'> {
  sent: Sent
}

/** Confirms a message, with the next steps and other ways to reach the company about it. */
export function SentMessage({ sent: { reference, topic, area, message }, ...props }: SentMessageProps) {
  const { texts, ways, language, messages } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const wanted = topics.find((one) => one === topic) ?? 'other'
  const addressOf = (address: string) => address.replace(encodeURIComponent('{reference}'), reference)
  return (
    <div
      data-sent
      role={message ? undefined : 'status'}
      className="rounded-md border-l-4 border-leaf bg-leaf-soft px-6 py-6"
    >
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {texts.sent}
      </h2>
      {message && <p role="status">{translated(messages, message)}</p>}
      <p className="mt-4 text-muted">{texts.reference}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <strong className="text-title tracking-wide tabular select-all">{reference}</strong>
        {!message && (
          <button
            type="button"
            onClick={() => void navigator.clipboard?.writeText(reference).then(() => setCopied(true))}
            className="button button-quiet"
          >
            {isCopied ? texts.copied : texts.copy}
          </button>
        )}
      </p>
      <h3 className="mt-5 font-semibold">{texts.next}</h3>
      {[texts[`next.${wanted}`], wanted === 'visit' ? '' : texts.answerTime, area].map(
        (sentence) => sentence && <p key={sentence}>{sentence}</p>
      )}
      <p className="mt-5 button-row">
        {ways.map(({ icon, text, address }) => (
          <Link key={text} to={addressOf(address)} text={text} look="quiet" icon={icon} className="tabular" />
        ))}
        <Link to={inLanguage(language, `/track?reference=${reference}`)} text={texts.track} look="line" />
      </p>
    </div>
  )
}
