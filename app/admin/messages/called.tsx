import { useId } from 'react'
import { Button, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { useAction } from '../use-action.tsx'
import { dayChoices, dayIn, stageAfterCall } from './lead-fields.tsx'
import type { Changes, Lead } from './use-lead.ts'

interface CalledProps {
  lead: Pick<Lead, 'id' | 'name'> & Changes
  look?: 'plain' | 'quiet'
  onNoted(): void
}

export function Called({ lead: { id, name, stage = 'New', followUpOn = null }, look = 'plain', onNoted }: CalledProps) {
  const menuId = useId()
  const { run, isBusy } = useAction(async (changes: Changes, isUndo?: boolean) => {
    await call('PUT', `/api/messages/${id}`, { body: changes })
    const undo = { text: 'Undo', run: () => void run({ stage, followUpOn }, true) }
    toasts.success(`${name}: ${isUndo ? 'as before' : 'noted'}.`, isUndo ? undefined : undo)
    onNoted()
  }, 'The call is not noted.')
  return (
    <>
      <Button look={look} icon="done" popoverTarget={menuId} isBusy={isBusy} className="px-2 max-sm:border-field">
        Called
        <span className="sr-only">{name}</span>
      </Button>
      <div id={menuId} popover="auto" className="menu">
        {Object.entries(dayChoices).map(([text, days]) => (
          <Button
            key={text}
            popoverTarget={menuId}
            onClick={() => run({ stage: stageAfterCall(stage), followUpOn: dayIn(days) })}
            className="w-full"
          >
            Again {text.toLowerCase()}
          </Button>
        ))}
        <Button popoverTarget={menuId} onClick={() => run({ stage: 'Lost' })} className="w-full">
          Lost
        </Button>
      </div>
    </>
  )
}
