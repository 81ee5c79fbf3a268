import { Link } from 'react-router'
import { homePath } from '../login-redirect.ts'
import { Screen } from '../screen.tsx'

/** In place of a screen that cannot be shown. */
export function ErrorScreen({ title, text }: { title: string; text: string }) {
  return (
    <Screen title={title}>
      <p className="mt-3 text-muted">{text}</p>
      <p className="mt-3">
        <Link reloadDocument to={homePath} className="text-link underline underline-offset-4">
          Go to the admin panel
        </Link>
      </p>
    </Screen>
  )
}

/** For a User on an Admins' page. */
export function AdminsOnly() {
  return (
    <ErrorScreen
      title="Only an Admin may open this page"
      text="Please ask an Admin, if there is something to change here."
    />
  )
}
