import { LogoMark } from '../../ui/logo-mark.tsx'
import { useSite } from './use-site.ts'

export function Logo() {
  const { logoText, logoTextLocal } = useSite().settings
  return (
    <a
      href="/"
      className="-ml-1 flex min-h-12 items-center gap-2 pr-2 text-[1.6875rem] leading-none font-bold tracking-tight"
    >
      <LogoMark className="size-11" />
      <span className="mt-1">
        {logoText}
        {/* Its font is not worth a phone's data: some 45 KB. */}
        {logoTextLocal && (
          <span lang="mr" className="hidden text-base leading-tight font-medium lg:block tracking-normal">
            {logoTextLocal}
          </span>
        )}
      </span>
    </a>
  )
}
