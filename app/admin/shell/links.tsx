import { NavLink } from 'react-router'
import type { SessionUser } from '../../../server/pages/context.ts'
import { homeOf, screensFor } from '../definitions.ts'
import { firstPage } from '../safe-next.ts'

/** The links to every screen that the person may use. */
export function ScreenLinks({
  user,
  className,
  onFollow
}: {
  user: SessionUser
  className: string
  onFollow?(): void
}) {
  return (
    <>
      <ScreenLink to={firstPage} text="Home" className={className} onFollow={onFollow} />
      {screensFor(user).map((screen) => (
        <ScreenLink
          key={screen.name}
          to={homeOf(screen)}
          text={screen.admin.nav}
          className={className}
          onFollow={onFollow}
        />
      ))}
    </>
  )
}

interface ScreenLinkProps {
  to: string
  text: string
  className: string
  onFollow?(): void
}

function ScreenLink({ to, text, className, onFollow }: ScreenLinkProps) {
  return (
    <li>
      <NavLink to={to} end onClick={onFollow} className={className}>
        {text}
      </NavLink>
    </li>
  )
}
