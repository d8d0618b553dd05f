import { createPortal } from 'react-dom'
import { placeNextTo, useAnchoredPosition } from './beside-text.ts'
import styles from './inline.module.css'

type FieldNoticeProps = { id: string; anchor: HTMLElement; message: string; isProblem: boolean }

/** An error or the remaining length of a text, as an overlay. */
export function FieldNotice({ id, anchor, message, isProblem }: FieldNoticeProps) {
  const notice = useAnchoredPosition(anchor, placeNotice)
  return createPortal(
    <div
      ref={notice}
      id={id}
      className={styles.notice}
      data-problem={isProblem || undefined}
      role={isProblem ? 'alert' : 'status'}
    >
      {message}
    </div>,
    document.body,
  )
}

const GAP_PX = 4

/** If there is no room beside the text it covers what is below: it must be visible. */
function placeNotice(notice: HTMLElement, anchor: HTMLElement): void {
  placeNextTo(notice, anchor, {
    gap: GAP_PX,
    otherwise: ({ left, top, height }) => ({ left, top: top + height + GAP_PX }),
  })
}
