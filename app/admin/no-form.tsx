import { Link, useLocation } from 'react-router'
import { type Definition, isCollection } from '../../collections/define.ts'
import { AlertNote } from '../../ui/alert-note.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { homeOf } from './definitions.ts'
import { formTitle } from './form/address.ts'
import { homePath } from './login-redirect.ts'
import { Screen } from './screen.tsx'

/** Stands in place of a form that is being loaded, or could not be. */
export function NoForm({ definition, hasFailed = false }: { definition: Definition; hasFailed?: boolean }) {
  const { search } = useLocation()
  const isListed = isCollection(definition)
  const { messages, form } = definition.admin
  return (
    <Screen title={formTitle(definition, new URLSearchParams(search))} width={hasFailed ? 'text' : 'rows'}>
      <div className="mt-4 grid gap-4">
        {hasFailed ? (
          <>
            <AlertNote>{messages.loadFailed}</AlertNote>
            <Link to={isListed ? homeOf(definition) : homePath} className={buttonClass('quiet', 'justify-self-start')}>
              {isListed ? 'Show List' : 'Back to the admin panel'}
            </Link>
          </>
        ) : (
          <>
            <p role="status" className="text-muted text-sm">
              {form.loading}
            </p>
            <div aria-hidden="true" className="skeleton" />
          </>
        )}
      </div>
    </Screen>
  )
}
