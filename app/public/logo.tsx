import { LogoMark } from '../../ui/logo-mark.tsx'

export function Logo({ text }: { text: string }) {
  return (
    <a
      href="/"
      className="-ml-1 flex min-h-12 items-center gap-2 pr-2 text-[1.6875rem] leading-none font-bold tracking-tight"
    >
      <LogoMark className="size-11" />
      <span className="mt-1">{text}</span>
    </a>
  )
}
