import { href } from 'react-router'

interface AskProps {
  title: string
  text: string
  /** What the link to the contact page says. */
  label: string
}

/** The end of a page: what to send us, and where. */
export function Ask({ title, text, label }: AskProps) {
  return (
    <section className="mt-16 border-t border-line pt-8">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-3 max-w-[60ch] text-muted">{text}</p>
      <a href={href('/contact')} className="button button-sun mt-6">
        {label}
      </a>
    </section>
  )
}
