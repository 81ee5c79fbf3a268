import type { ComponentProps } from 'react'

export function ToolbarSelect({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  return (
    <label className="flex items-center gap-2 text-sm">
      {label}
      <select
        {...select}
        className="min-h-9 rounded-sm border border-field bg-surface px-2 pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
    </label>
  )
}
