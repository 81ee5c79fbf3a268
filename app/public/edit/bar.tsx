import { useLocation } from 'react-router'
import styles from './edit.css?url'
import script from './script.ts?worker&url'

/** Stands below a page whose sentences are changed in their places, with the script that does it. */
export function EditBar() {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete('edit')
  return (
    <aside aria-label="Editing" className="edit-bar">
      <link rel="stylesheet" href={styles} />
      <p>You are editing this page</p>
      <p id="edit-status" role="status" />
      <a href={parameters.size > 0 ? `${pathname}?${parameters}` : pathname}>Done</a>
      <a href="/textlist">All texts</a>
      <script type="module" src={script} />
    </aside>
  )
}
