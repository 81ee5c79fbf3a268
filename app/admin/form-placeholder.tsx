import { Link, useLocation } from 'react-router'
import { type Definition, isCollection } from '../../collections/define.ts'
import { recoverable } from '../../collections/schemas.ts'
import { AlertNote, Button, buttonClass } from '../../ui/index.ts'
import type { ApiError } from './api.ts'
import { homeOf } from './definitions.ts'
import { formTitle } from './form/address.ts'
import { formColumns } from './form/rail.tsx'
import { homePath } from './login-redirect.ts'
import { Screen } from './screen.tsx'

type FormPlaceholderProps = { definition: Definition; hasFailed?: boolean; error?: ApiError | undefined }

/** Stands in place of a form that is being loaded, or could not be. @param error why; left out where the address names no record */
export function FormPlaceholder({ definition, hasFailed = false, error }: FormPlaceholderProps) {
  const { search } = useLocation()
  const isListed = isCollection(definition)
  const { messages, form } = definition.admin
  const isGone = !error || error.status === 404
  return (
    <Screen title={formTitle(definition, new URLSearchParams(search))} width="rows">
      <div className="mt-4 grid gap-4">
        {hasFailed ? (
          <>
            <AlertNote>{messages.loadFailed}</AlertNote>
            <p>{isGone ? `This ${definition.label.singular} does not exist, or was deleted.` : error.message}</p>
            <div className="flex flex-wrap gap-2">
              {!isGone && <Button onClick={() => location.reload()}>Retry</Button>}
              <Link to={isListed ? homeOf(definition) : homePath} className={buttonClass()}>
                {isListed ? 'Show List' : 'Back to the admin panel'}
              </Link>
              {isGone && isListed && recoverable(definition) && (
                <Link to={`/deleted?collection=${definition.name}`} className={buttonClass()}>
                  Deleted {definition.label.plural}
                </Link>
              )}
            </div>
          </>
        ) : (
          <>
            <p role="status" className="text-muted text-sm">
              {form.loading}
            </p>
            <div aria-hidden="true" className={formColumns}>
              <div className="skeleton" />
            </div>
          </>
        )}
      </div>
    </Screen>
  )
}
