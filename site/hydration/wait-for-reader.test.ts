// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForReader } from './wait-for-reader.ts'

const [begin, rest, isGone, takeReload] = [vi.fn(async () => undefined), vi.fn(), vi.fn(async () => false), vi.fn(() => false)]
const visitor = { begin, rest, isGone, takeReload, isKnown: false }

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button">Menü</button><a href="/de/kurse"><b>Kurse</b></a><a href="#webcal" aria-haspopup="dialog"><i>Kalender abonnieren</i></a>'
  vi.useFakeTimers()
})

afterEach(() => {
  window.dispatchEvent(new Event('keydown'))
  window.partiturEarly?.end()
  vi.useRealTimers()
  vi.clearAllMocks()
  delete document.documentElement.dataset.consent
})

function settle() {
  window.dispatchEvent(new Event('load'))
  vi.runAllTimers()
}

test.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click', 'input', 'change'])('the first %s begins the scripts, once', (type) => {
  waitForReader(visitor)
  window.dispatchEvent(new Event(type))
  window.dispatchEvent(new Event('pointermove'))
  expect(begin).toHaveBeenCalledTimes(1)
})

test('what could not be loaded is asked for again with the next sign, and what is pressed meanwhile waits under no bar', async () => {
  begin.mockRejectedValueOnce(new TypeError('no line'))
  waitForReader(visitor)
  document.querySelector('button')?.click()
  expect(document.documentElement.dataset.waiting).toBe('')
  await vi.waitFor(() => expect(document.documentElement.dataset.waiting).toBeUndefined())
  window.dispatchEvent(new Event('scroll'))
  expect(begin).toHaveBeenCalledTimes(2)
  expect(window.partiturEarly?.end()).toEqual([document.querySelector('button')])
})

test('a page whose release is gone is read anew, but not while something is written in it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input>')
  const field = document.querySelector('input') as HTMLInputElement
  waitForReader(visitor)
  const actInVain = async (sign: string, target: EventTarget = window) => {
    begin.mockRejectedValueOnce(new TypeError('404'))
    isGone.mockResolvedValueOnce(true)
    target.dispatchEvent(new Event(sign, { bubbles: true }))
    await vi.waitFor(() => expect(isGone).toHaveReturned())
    await vi.runAllTimersAsync()
  }
  field.value = 'Oboe'
  await actInVain('input')
  expect(takeReload).not.toHaveBeenCalled()
  field.value = ''
  await actInVain('scroll')
  expect(takeReload).toHaveBeenCalledTimes(1)
  await actInVain('change', field)
  expect(takeReload, 'what is ticked is as much as what is written').toHaveBeenCalledTimes(1)
})

test('a pointer that rests over the page begins nothing', () => {
  waitForReader(visitor)
  window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 }))
  expect(begin).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 1 }))
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a page whose reader does nothing rests', () => {
  waitForReader(visitor)
  expect(rest).not.toHaveBeenCalled()
  settle()
  expect([begin.mock.calls.length, rest.mock.calls.length]).toEqual([0, 1])
})

test('what the visitor has consented to waits for nobody', () => {
  document.documentElement.dataset.consent = 'given'
  waitForReader(visitor)
  settle()
  expect([begin.mock.calls.length, rest.mock.calls.length]).toEqual([1, 0])
})

test.each(['pointerdown', 'touchstart', 'focusin', 'click'])('%s on a link begins nothing: it leaves the page', (type) => {
  waitForReader(visitor)
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(begin).not.toHaveBeenCalled()
  document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(begin).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'touchstart', 'focusin', 'click'])('%s on a link that opens a dialog begins the scripts', (type) => {
  waitForReader(visitor)
  document.querySelector('i')?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a link that opens a dialog waits for the scripts, or leads on without them', async () => {
  begin.mockRejectedValueOnce(new TypeError('no line'))
  waitForReader(visitor)
  const link = document.querySelector('i')
  expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })), 'the browser does not follow it').toBe(false)
  expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))).toBe(true)
  await vi.waitFor(() => expect(window.location.hash).toBe('#webcal'))
  expect(window.partiturEarly?.end()).toEqual([])
  window.history.replaceState(null, '', '/')
})

test('an answer to the consent question hides it at once and reaches the scripts', () => {
  document.body.insertAdjacentHTML('beforeend', '<button type="button" data-answer="required">Nur Notwendiges</button>')
  document.documentElement.dataset.consent = 'open'
  delete document.documentElement.dataset.waiting
  waitForReader(visitor)
  const answer = document.querySelector<HTMLElement>('[data-answer]')
  answer?.click()
  expect([document.documentElement.dataset.consent, document.documentElement.dataset.waiting]).toEqual(['answered', undefined])
  expect(window.partiturEarly?.end()).toEqual([answer])
})

test.each(['/de?edit', '/de/kurse?page=2&edit', '/admin/venues'])('who works at %s gets the scripts at once', (address) => {
  window.history.replaceState(null, '', address)
  waitForReader(visitor)
  window.history.replaceState(null, '', '/')
  expect(begin).toHaveBeenCalledTimes(1)
})

test('an address with a hash starts the scripts at once', () => {
  window.history.replaceState(null, '', '/de/kurse#anmeldung')
  waitForReader(visitor)
  window.history.replaceState(null, '', '/')
  expect(begin).toHaveBeenCalledTimes(1)
})

test('who is logged in gets the scripts at once', () => {
  waitForReader({ ...visitor, isKnown: true })
  expect(begin).toHaveBeenCalledTimes(1)
})

test('it stands in the page as text', () => {
  new Function('start', `(${waitForReader})(start)`)(visitor)
  window.dispatchEvent(new Event('keydown'))
  expect(begin).toHaveBeenCalledTimes(1)
})
