import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** Joins class names; false and undefined are left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'plain' | 'tool'

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-sun text-on-sun hover:[filter:brightness(0.95)] active:[filter:brightness(0.9)]',
  quiet: 'border-field bg-surface text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger text-surface hover:[filter:brightness(1.1)]',
  plain: 'border-transparent text-link underline-offset-4 hover:underline',
  tool: 'tool border-transparent text-muted hover:bg-sunken hover:text-ink'
}

/** The classes of a button, also for links that look like one. */
export function buttonClass(look: ButtonLook = 'quiet', className?: string): string {
  return classNames(
    'inline-flex min-h-9 items-center justify-center gap-1.5 rounded-sm border px-3 py-1.5 text-sm font-semibold leading-tight',
    'pointer-coarse:min-h-11 disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60',
    'aria-pressed:border-link aria-pressed:bg-link aria-pressed:text-surface',
    looks[look],
    className
  )
}

/** The classes of a link within texts and lists. */
export const linkClass =
  'text-link underline underline-offset-4 wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-2'

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; icon?: IconName | undefined; isBusy?: boolean }

/** A button, of type `button` by default. While it is busy it cannot be pressed. */
export function Button({ look, icon, isBusy, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" disabled={isBusy} aria-busy={isBusy} {...rest} className={buttonClass(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
