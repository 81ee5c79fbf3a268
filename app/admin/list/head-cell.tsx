import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** A cell of a table's head, which stays in sight while the rows scroll. */
export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      {...rest}
      scope="col"
      className={classNames(
        'md:sticky md:top-0 md:z-10 md:border-line md:border-b md:bg-sunken md:px-3 md:py-2 text-left font-semibold lg:whitespace-nowrap',
        className
      )}
    />
  )
}
