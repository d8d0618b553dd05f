import { createPortal } from 'react-dom'
import styles from './inline.module.css'
import { usePlaced } from './use-placed.ts'

type FieldNoticeProps = { id: string; over: HTMLElement; words: string; isProblem: boolean }

/** Why a text is not taken, or how much room is left, at the text itself; laid over the page, which stays as it is. */
export function FieldNotice({ id, over, words, isProblem }: FieldNoticeProps) {
  const notice = usePlaced(over, placeUnder)
  return createPortal(
    <div ref={notice} id={id} className={styles.notice} data-problem={isProblem || undefined} role={isProblem ? 'alert' : 'status'}>
      {words}
    </div>,
    document.body,
  )
}

const GAP_PX = 4

function placeUnder(notice: HTMLElement, over: HTMLElement): void {
  const { left, bottom } = over.getBoundingClientRect()
  notice.style.top = `${bottom + GAP_PX}px`
  notice.style.left = `${Math.max(GAP_PX, Math.min(left, window.innerWidth - notice.offsetWidth - GAP_PX))}px`
}
