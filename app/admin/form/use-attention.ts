import { useEffect } from 'react'
import { fieldId, submitId } from './element-ids.ts'
import type { FormState } from './form-state.ts'

/** Leads the person to what needs attention: a field, or else the submit button. */
export function useAttention({ attention }: FormState): void {
  useEffect(() => {
    if (!attention) return
    const element = document.getElementById(attention.field === undefined ? submitId : fieldId(attention.field))
    // In the middle, where no message covers it.
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [attention])
}
