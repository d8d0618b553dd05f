import { createPortal } from 'react-dom'
import { placeNextTo } from './beside-text.ts'
import styles from './inline.module.css'
import { useAnchoredPosition } from './use-anchored-position.ts'

type FieldNoticeProps = { id: string; over: HTMLElement; words: string; isProblem: boolean }

/** Why a text is not taken, or how much room is left, at the text itself; laid over the page, which stays as it is. */
export function FieldNotice({ id, over, words, isProblem }: FieldNoticeProps) {
  const notice = useAnchoredPosition(over, placeNotice)
  return createPortal(
    <div
      ref={notice}
      id={id}
      className={styles.notice}
      data-problem={isProblem || undefined}
      role={isProblem ? 'alert' : 'status'}
    >
      {words}
    </div>,
    document.body,
  )
}

const GAP_PX = 4

/** Where there is no room beside the text, over what is under it: it must be seen. */
function placeNotice(notice: HTMLElement, over: HTMLElement): void {
  placeNextTo(notice, over, {
    gap: GAP_PX,
    otherwise: ({ left, top, height }) => ({ left, top: top + height + GAP_PX }),
  })
}
