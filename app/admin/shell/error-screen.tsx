import { Link } from 'react-router'
import { homePath } from '../login-redirect.ts'

/** Stands in place of a screen that cannot be shown, and leads on. */
export function ErrorScreen({ title, text }: { title: string; text: string }) {
  return (
    <main id="content" className="mx-auto grid w-full max-w-3xl gap-3 p-4 md:p-6">
      <h1 className="font-semibold text-2xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <p>
        <Link reloadDocument to={homePath} className="text-link underline underline-offset-4">
          Go to the admin panel
        </Link>
      </p>
    </main>
  )
}

/** A User has come to a page of the Admins. */
export function AdminsOnly() {
  return (
    <ErrorScreen
      title="Only an Admin may open this page"
      text="Please ask an Admin, if there is something to change here."
    />
  )
}
