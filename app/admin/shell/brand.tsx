import { LogoMark } from '../../../ui/logo-mark.tsx'
import { useSettings } from '../use-back-office.tsx'

export function Brand() {
  return (
    <span className="flex items-center gap-2 font-bold text-lg leading-none">
      <LogoMark className="size-8" />
      {useSettings()?.logoText}
    </span>
  )
}
