import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Leads from a screen to the list that it belongs to. */
export function ListLink({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonClass()}>
      <Icon name="list" />
      Show List
    </Link>
  )
}
