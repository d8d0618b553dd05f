import { type ReactNode, useEffect } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { addAlertSlot } from './alert-slots.ts'
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
