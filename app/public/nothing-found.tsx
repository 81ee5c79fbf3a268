import { Link } from './link.tsx'

interface NothingFoundProps {
  title: string
  text?: string
  link?: { text: string; path: string }
}

export function NothingFound({ title, text, link }: NothingFoundProps) {
  return (
    <div className="mt-12 max-w-[52ch] border-l-3 border-line pl-6">
      <h3 className="text-heading">{title}</h3>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {link && <Link to={link.path} text={link.text} look="quiet" className="mt-6" />}
    </div>
  )
}
