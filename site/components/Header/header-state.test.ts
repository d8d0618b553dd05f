import { expect, test } from 'vitest'
import { HEADER_HIDE_AFTER_PX, type HeaderState, headerReducer, initialHeaderState } from './header-state.ts'

const scroll = (state: HeaderState, scrollY: number, isSmallScreen = true) =>
  headerReducer(state, { type: 'scrolled', scrollY, isSmallScreen })

test('the header hides on scrolling down past 150 px on a small screen', () => {
  expect(scroll(initialHeaderState, HEADER_HIDE_AFTER_PX).headerHidden).toBe(false)
  expect(scroll(initialHeaderState, HEADER_HIDE_AFTER_PX + 1).headerHidden).toBe(true)
})

test('the header returns on scrolling up', () => {
  const hidden = scroll(initialHeaderState, 600)
  expect(scroll(hidden, 590).headerHidden).toBe(false)
})

test('the header is unchanged when the scroll position is unchanged', () => {
  const hidden = scroll(initialHeaderState, 600)
  expect(scroll(hidden, 600).headerHidden).toBe(true)
})

test('the header never hides on a larger screen', () => {
  expect(scroll(initialHeaderState, 900, false).headerHidden).toBe(false)
})

test('the header never hides while the menu is open', () => {
  const open = headerReducer(initialHeaderState, { type: 'toggled' })
  expect(scroll(open, 900).headerHidden).toBe(false)
})

test('toggling opens and closes the menu and shows a hidden header', () => {
  const open = headerReducer(scroll(initialHeaderState, 600), { type: 'toggled' })
  expect(open).toMatchObject({ headerOpen: true, headerHidden: false })
  expect(headerReducer(open, { type: 'toggled' }).headerOpen).toBe(false)
})

test('closing a closed menu changes nothing', () => {
  expect(headerReducer(initialHeaderState, { type: 'closed' })).toBe(initialHeaderState)
})
