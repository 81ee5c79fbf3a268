import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { key: string; text: ReactNode; panel: ReactNode }[]
  onOpen(key: string): void
}

/** Panels, one shown at a time, by its tab; the others keep their inputs. Arrow keys, Home and End change the tab. */
export function Tabs({ label, tabs, onOpen }: TabsProps) {
  const id = useId()
  const [current, setCurrent] = useState(tabs[0]?.key)
  const tabId = (key: string) => `${id}-tab-${key}`
  const panelId = (key: string) => `${id}-panel-${key}`

  function show(key: string) {
    setCurrent(key)
    onOpen(key)
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ key }) => key === current)
    const places: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const next = tabs.at((places[event.key] ?? index) % tabs.length)
    if (!next || !(event.key in places)) return
    event.preventDefault()
    show(next.key)
    document.getElementById(tabId(next.key))?.focus()
  }

  return (
    <div className="grid min-w-0 gap-4">
      <div role="tablist" aria-label={label} className="flex flex-wrap gap-x-1 print:hidden">
        {tabs.map(({ key, text }) => (
          <button
            key={key}
            id={tabId(key)}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={panelId(key)}
            tabIndex={key === current ? 0 : -1}
            onClick={() => show(key)}
            onKeyDown={onKeyDown}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm px-3 text-muted hover:bg-sunken aria-selected:bg-selected aria-selected:font-semibold aria-selected:text-ink pointer-coarse:min-h-11 forced-colors:aria-selected:underline"
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div key={key} id={panelId(key)} role="tabpanel" aria-labelledby={tabId(key)} hidden={key !== current}>
          <div className="grid gap-4">{panel}</div>
        </div>
      ))}
    </div>
  )
}
