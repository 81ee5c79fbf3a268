import { LogoMark } from '../../ui/logo-mark.tsx'
import { useSite } from './use-site.ts'

export function Logo() {
  const { logoText, logoTextLocal } = useSite().settings
  return (
    <a
      href="/"
      className="flex min-h-12 items-center gap-[0.35em] text-[min(1.6875rem,7vw)] leading-none font-bold tracking-tight"
    >
      <LogoMark className="size-[1.45em] shrink-0" />
      <span className="mt-1">
        {logoText}
        {/* Its font is not worth a phone's data: some 45 KB. */}
        {logoTextLocal && (
          <span
            lang="mr"
            className="hidden font-['Anek_Devanagari'] text-base leading-tight font-medium lg:block tracking-normal"
          >
            {logoTextLocal}
          </span>
        )}
      </span>
    </a>
  )
}
