import { type ComponentProps, useId } from 'react'

export function ToolbarSelect({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className="min-h-9 rounded-sm border border-field bg-surface px-2 pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
    </div>
  )
}
