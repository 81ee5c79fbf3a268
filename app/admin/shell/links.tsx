import { Link, useLocation } from 'react-router'
import type { SessionUser } from '../../../server/auth/actor.ts'
import { homeOf, screensFor } from '../definitions.ts'
import { homePath } from '../login-redirect.ts'

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
      <ScreenLink to={homePath} text="Home" className={className} onFollow={onFollow} />
      {screensFor(user).map((screen) => (
        <ScreenLink
          key={screen.name}
          to={homeOf(screen)}
          form={screen.admin.form.path}
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
  /** The path of its form, where the link is marked as well. */
  form?: string
  text: string
  className: string
  onFollow?(): void
}

function ScreenLink({ to, form, text, className, onFollow }: ScreenLinkProps) {
  const { pathname } = useLocation()
  return (
    <li>
      <Link
        to={to}
        aria-current={pathname === to ? 'page' : pathname === form ? 'true' : undefined}
        onClick={onFollow}
        className={className}
      >
        {text}
      </Link>
    </li>
  )
}
