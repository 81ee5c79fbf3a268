import { useEffect, useEffectEvent } from 'react'

/** ms that the caret rests before its text is told. */
const pause = 200

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, td, th'

/** The text of a form that is at the caret: an entry's value, a line of plain text, a paragraph in the editor; '' where there is none. */
export function textAtCaret(): string {
  const { activeElement: focused } = document
  if (!(focused instanceof HTMLElement) || !focused.closest('form')) return ''
  if (focused instanceof HTMLInputElement) return focused.value
  if (focused instanceof HTMLTextAreaElement) return lineAt(focused.value, focused.selectionStart)
  const node = focused.isContentEditable ? document.getSelection()?.anchorNode : undefined
  const block = (node instanceof Element ? node : node?.parentElement)?.closest(blocks)
  return (focused.contains(block ?? null) && block?.textContent) || ''
}

/** Without what makes it a heading or an entry of a list in Markdown. */
function lineAt(text: string, caret: number): string {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const [line = ''] = text.slice(start).split('\n')
  return line.replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/, '')
}

/** Tells the text at the caret whenever that has come to rest at another place. */
export function useCaretText(isOn: boolean, tell: (text: string) => void): void {
  const onRest = useEffectEvent(() => tell(textAtCaret()))
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout>
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(onRest, pause)
    }
    const events = ['selectionchange', 'focusin'] as const
    for (const event of events) document.addEventListener(event, wait)
    return () => {
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, wait)
    }
  }, [isOn])
}
