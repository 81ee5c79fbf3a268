import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonLook, classNames } from './button.tsx'

interface ModalProps {
  labelledBy: string
  /** Called on Escape, and on a click on the overlay where `closedBy` is 'any'. */
  onClose(): void
  closedBy?: 'any' | 'closerequest' | 'none'
  className?: string
  children: ReactNode
}

/** A modal dialog, open while it is rendered; the browser keeps and restores the focus. `data-focus` marks what gets it first. */
export function Modal({ labelledBy, onClose, closedBy = 'closerequest', className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect: its cleanup runs before the element is removed, so that the focus can be restored.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    // Browsers handle Escape; clicks on the overlay only where they support `closedby`.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key.
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      closedby={closedBy}
      onClose={onClose}
      onClick={(event) => {
        if (closedBy === 'any' && !('closedBy' in HTMLDialogElement.prototype) && isOnOverlay(event)) onClose()
      }}
      className={className}
    >
      {children}
    </dialog>
  )
}

/** A click on the overlay has the dialog as its target, like one on its padding. */
function isOnOverlay({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

interface DialogProps {
  title: string
  onClose(): void
  /** The dialog cannot be closed while it is busy. */
  isBusy?: boolean
  isWide?: boolean
  children: ReactNode
}

export function Dialog({ title, onClose, isBusy = false, isWide = false, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      closedBy={isBusy ? 'none' : 'closerequest'}
      className={classNames(
        'm-auto max-h-[calc(100dvh-1rem)] overflow-y-auto rounded-md border border-line bg-surface p-5 text-ink shadow-xl',
        isWide ? 'w-[min(64rem,calc(100vw-1rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'
      )}
    >
      <h2 id={titleId} className={classNames('text-lg font-semibold leading-snug', isWide && 'mb-3')}>
        {title}
      </h2>
      {children}
    </Modal>
  )
}

interface DialogButtonsProps {
  confirm: string
  cancel?: string
  look?: ButtonLook
  isBusy?: boolean
  /** Without it the first button submits the form that they stand in. */
  onConfirm?(): void
  onCancel(): void
}

export function DialogButtons(props: DialogButtonsProps) {
  const { confirm, cancel = 'Cancel', look = 'primary', isBusy, onConfirm, onCancel } = props
  return (
    <div className="mt-4 flex flex-wrap justify-end gap-2">
      <Button look={look} type={onConfirm ? 'button' : 'submit'} isBusy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button data-focus={onConfirm ? true : undefined} disabled={isBusy} onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}

export type ConfirmProps = DialogButtonsProps & { question: string; details?: string; onConfirm(): void }

/** A confirmation dialog. Cancel has the focus, so that Enter alone destroys nothing. */
export function Confirm({ question, details, look = 'danger', ...buttons }: ConfirmProps) {
  return (
    <Dialog title={question} onClose={buttons.onCancel} isBusy={buttons.isBusy}>
      {details && <p className="mt-2 text-muted">{details}</p>}
      <DialogButtons look={look} {...buttons} />
    </Dialog>
  )
}
