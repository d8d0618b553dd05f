/** spec §3: headerOpen and headerHidden. */
export type HeaderState = { headerOpen: boolean; headerHidden: boolean; lastScrollY: number }

export type HeaderAction =
  | { type: 'toggled' }
  | { type: 'closed' }
  | { type: 'scrolled'; scrollY: number; isSmallScreen: boolean }

export const initialHeaderState: HeaderState = { headerOpen: false, headerHidden: false, lastScrollY: 0 }

/** spec §9. */
export const HEADER_HIDE_AFTER_PX = 150

export function headerReducer(state: HeaderState, action: HeaderAction): HeaderState {
  if (action.type === 'toggled') return { ...state, headerOpen: !state.headerOpen, headerHidden: false }
  if (action.type === 'closed') return state.headerOpen ? { ...state, headerOpen: false } : state
  return { ...state, lastScrollY: action.scrollY, headerHidden: hiddenAfterScroll(state, action) }
}

/** spec §2: on small screens it hides on scrolling down past 150 px and returns on scrolling up. */
function hiddenAfterScroll(
  { headerOpen, headerHidden, lastScrollY }: HeaderState,
  { scrollY, isSmallScreen }: { scrollY: number; isSmallScreen: boolean },
) {
  if (!isSmallScreen || headerOpen || scrollY <= HEADER_HIDE_AFTER_PX) return false
  if (scrollY === lastScrollY) return headerHidden
  return scrollY > lastScrollY
}
