import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonLook } from './button.tsx'

interface ModalProps {
  /** The id of the element that names the dialog. */
  labelledBy: string
  /** The person wants it closed: by Escape, or by the overlay where `closedBy` is 'any'. */
  onClose(): void
  closedBy?: 'any' | 'closerequest' | 'none'
  className?: string
  children: ReactNode
}

/**
 * A modal dialog that is open for as long as it is rendered. The platform keeps the focus inside and gives it back
 * afterwards. An element with `data-focus` gets the focus first.
 */
export function Modal({ labelledBy, onClose, closedBy = 'closerequest', className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect, since its end comes before the element leaves the page: only then does the focus go back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    // The platform hears Escape for the dialog; clicks on the overlay only where `closedby` is not known yet.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key.
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      closedby={closedBy}
      onClose={onClose}
      onClick={(event) => {
        if (closedBy === 'any' && !knowsClosedBy() && isOnOverlay(event)) onClose()
      }}
      className={className}
    >
      {children}
    </dialog>
  )
}

/** Safari long took the attribute for an unknown one. */
function knowsClosedBy(): boolean {
  return 'closedBy' in HTMLDialogElement.prototype
}

/** A click beside the dialog reaches the dialog, like one on its padding. */
function isOnOverlay({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

interface DialogProps {
  title: string
  onClose(): void
  /** While work is under way the dialog stays. */
  isBusy?: boolean
  children: ReactNode
}

/** A dialog in the middle of the page, named by its title. */
export function Dialog({ title, onClose, isBusy = false, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      closedBy={isBusy ? 'none' : 'closerequest'}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-5 text-ink shadow-xl"
    >
      <h2 id={titleId} className="text-lg font-semibold leading-snug">
        {title}
      </h2>
      {children}
    </Modal>
  )
}

interface ConfirmProps {
  question: string
  details?: string
  confirm: string
  cancel: string
  look?: ButtonLook
  isBusy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** A question with two answers. The harmless one has the focus, so that Enter alone destroys nothing. */
export function Confirm({
  question,
  details,
  confirm,
  cancel,
  look = 'danger',
  isBusy,
  onConfirm,
  onCancel
}: ConfirmProps) {
  return (
    <Dialog title={question} onClose={onCancel} isBusy={isBusy}>
      {details && <p className="mt-2 text-muted">{details}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look={look} disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button data-focus disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  )
}
