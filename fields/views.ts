import { booleanViews } from './boolean/views.tsx'
import { dateViews } from './date/views.tsx'
import { imageViews, videoViews } from './file/views.tsx'
import type { Field } from './index.ts'
import { listViews } from './list/views.tsx'
import { longTextViews } from './long-text/views.tsx'
import { momentViews } from './moment/views.tsx'
import { numberViews } from './number/views.tsx'
import { passwordViews } from './password/views.tsx'
import { relationViews } from './relation/views.tsx'
import { selectViews } from './select/views.tsx'
import { textViews } from './text/views.tsx'
import type { FieldViews } from './view-props.ts'

const views: { [F in Field as F['kind']]: FieldViews<F> } = {
  text: textViews,
  longText: longTextViews,
  list: listViews,
  number: numberViews,
  date: dateViews,
  moment: momentViews,
  select: selectViews,
  image: imageViews,
  video: videoViews,
  boolean: booleanViews,
  relation: relationViews,
  password: passwordViews
}

/** How a field's kind looks in the back office. */
export function viewsOf<F extends Field>(field: F): FieldViews<F> {
  return views[field.kind] as unknown as FieldViews<F>
}
