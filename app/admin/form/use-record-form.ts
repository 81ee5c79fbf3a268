import { useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { withPart } from '../../../collections/part.ts'
import { type DraftValue, draftOf } from '../../../fields/draft.ts'
import { type AnyRecord, homeOf } from '../definitions.ts'
import { homePath } from '../login-redirect.ts'
import { useBackOffice } from '../use-back-office.tsx'
import { listQuery, newValues } from './address.ts'
import * as change from './form-state.ts'
import { type ReadyForm, readRecord } from './load.ts'
import { draftKey, readLocalDraft, removeLocalDraft } from './local-draft.ts'
import { useLocalDraft } from './use-local-draft.ts'
import { useSave } from './use-save.ts'

/** The state of a form, and its actions; `home` is the page to which a collection's form leads once its record is saved. */
export function useRecordForm(definition: Definition, { mode: opened, record, choices }: ReadyForm) {
  const location = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { user } = useBackOffice()
  const isListed = isCollection(definition)
  const home = isListed ? homeOf(definition) + listQuery(location.state) : homePath
  const [state, dispatch] = useReducer(change.formState, undefined, () => {
    const { fields } = withPart(definition)
    const given = newValues(fields, new URLSearchParams(location.search), choices, Date.now())
    const offered = readLocalDraft(draftKey(user, definition.name, opened), fields, draftOf(fields, record ?? given))
    return change.openForm(fields, record, offered, given)
  })
  const mode = isListed && state.record ? state.record.id : opened
  const key = draftKey(user, definition.name, mode)
  const saving = useSave({ definition, mode, state, dispatch, onOwnSaved, onSaved })
  useLocalDraft(key, state)
  const [isTranslating, setTranslating] = useState(false)

  function onOwnSaved({ id }: AnyRecord) {
    if (mode !== 'create') return
    // From now on the form edits: opened again, it must not make a second record.
    removeLocalDraft(key)
    history.replaceState(history.state, '', `?id=${id}`)
  }

  function onSaved(saved: AnyRecord, isTypedSince: boolean) {
    // Values typed in another language, or typed meanwhile, keep the form open.
    if (isListed && (isTranslating || isTypedSince)) {
      onOwnSaved(saved)
      void reload(change.saved, saved.id)
    } else if (isListed) {
      // Rendered at once: the guard must know before the form is left.
      flushSync(() => dispatch(change.left))
      void navigate(home)
    } else {
      show(saved)
    }
  }

  function show(record: AnyRecord | undefined, shown = change.saved) {
    dispatch(shown(record))
    // The page around the form shows some of it, too.
    if (!isListed) void revalidate()
  }

  async function reload(shown = change.saved, at = mode) {
    show(await readRecord(definition, at), shown)
  }

  const onChange = (name: string, value: DraftValue) => dispatch(change.typed(name, value))
  const isUnsaved = change.isUnsaved(state) || isTranslating
  return { home, state, dispatch, ...saving, onChange, reload, isUnsaved, setTranslating }
}
