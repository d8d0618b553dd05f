import { type ReactNode, useEffect } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { createStore } from '../store/store.ts'
import { useText } from './context.tsx'
import parts from './dialog-parts.module.css'
import styles from './EditorDialog.module.css'
import { IconButton } from './IconButton.tsx'
import { restoreFocus } from './restore-focus.ts'

const { overlay = '', modal = '', wide = '', dialog = '', title: titleClass = '' } = styles

type EditorDialogProps = {
  title: string
  closeLabel?: string
  onClose: () => void
  size?: 'normal' | 'wide'
  alert?: boolean
  children: ReactNode
}

export function EditorDialog({
  title,
  closeLabel,
  onClose,
  size = 'normal',
  alert = false,
  children,
}: EditorDialogProps) {
  const text = useText()
  useEffect(() => restoreFocus, [])
  return (
    <ModalOverlay
      className={overlay}
      isOpen
      isKeyboardDismissDisabled={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={size === 'wide' ? `${modal} ${wide}` : modal}>
        <Dialog className={dialog} role={alert ? 'alertdialog' : 'dialog'}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={titleClass}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel ?? text.close} onClick={onClose} />
          </div>
          <div ref={addAlertSlot} />
          <div className={`${styles.body} ${parts.neutral}`}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Alert slots of open dialogs, the topmost last: content behind a dialog is neither visible nor read out. */
const slots = createStore<readonly HTMLElement[]>([])

/** A ref for the slot. */
function addAlertSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return
  slots.update((before) => [...before, slot])
  return () => slots.update((before) => before.filter((each) => each !== slot))
}

export const subscribeToAlertSlots = slots.subscribe

export function topAlertSlot(): HTMLElement | null {
  return slots.get().at(-1) ?? null
}
