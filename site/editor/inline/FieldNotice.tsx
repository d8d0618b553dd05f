import { createPortal } from 'react-dom'
import { placeNextTo } from './beside-text.ts'
import styles from './inline.module.css'
import { useAnchoredPosition } from './use-anchored-position.ts'

type FieldNoticeProps = { id: string; over: HTMLElement; words: string; isProblem: boolean }

/** An error or the remaining length of a text, as an overlay. */
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

/** If there is no room beside the text it covers what is below: it must be visible. */
function placeNotice(notice: HTMLElement, over: HTMLElement): void {
  placeNextTo(notice, over, {
    gap: GAP_PX,
    otherwise: ({ left, top, height }) => ({ left, top: top + height + GAP_PX }),
  })
}
