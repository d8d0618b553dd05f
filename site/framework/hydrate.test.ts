// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForFirstAct } from './first-act.ts'
import { guardTranslated, holdEarlyActs } from './hydrate.tsx'

beforeEach(() => {
  delete document.documentElement.dataset.waiting
  document.body.innerHTML = `
    <button type="button" id="menu">Menü</button>
    <form><button id="send">Senden</button>
      <select id="type"><option value="" selected>Alle</option><option value="2">Oper</option></select>
      <input type="checkbox" id="oboe"><input type="radio" name="age" id="all" checked><input type="radio" name="age" id="kids">
      <input id="name">
    </form>`
})

// The files of a run share one document.
afterEach(() => {
  window.partiturEarly?.end()
  window.partiturEarly?.repeat()
})

const noEarlyActs = {
  loadScripts: async () => undefined,
  whenIdle: () => undefined,
  isLoggedIn: false,
  isGone: async () => false,
  takeReload: () => false,
}
const field = <T extends HTMLElement>(id: string) => document.getElementById(id) as T

/** Events that reach the page once its scripts have loaded. */
function noteWhatComes(): string[] {
  const events: string[] = []
  for (const id of ['menu', 'oboe', 'kids']) field(id).addEventListener('click', () => events.push(`${id} pressed`))
  field('type').addEventListener('change', () => events.push(`type ${field<HTMLSelectElement>('type').value}`))
  field('name').addEventListener('input', () => events.push(`name ${field<HTMLInputElement>('name').value}`))
  return events
}

function setValue(id: string, value: string) {
  field<HTMLSelectElement>(id).value = value
  field(id).dispatchEvent(new Event('change', { bubbles: true }))
}

test('input before the scripts is replayed in order', () => {
  waitForFirstAct(noEarlyActs)
  field('menu').click()
  field('menu').click()
  setValue('type', '2')
  field('oboe').click()
  field('kids').click()
  setValue('name', 'Mara')
  holdEarlyActs()
  const serverState = [
    field<HTMLSelectElement>('type').value,
    field<HTMLInputElement>('oboe').checked,
    field<HTMLInputElement>('all').checked,
  ]
  expect(serverState, 'React finds the page as the server sent it').toEqual(['', false, true])
  const events = noteWhatComes()
  window.partiturEarly?.repeat()
  expect(events).toEqual(['menu pressed', 'menu pressed', 'type 2', 'oboe pressed', 'kids pressed', 'name Mara'])
  window.partiturEarly?.repeat()
  expect(events).toHaveLength(6)
})

test('a disclosure button opens at once; other presses show a waiting state', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button type="button" id="burger" aria-controls="nav" aria-expanded="false">Menü</button><div id="nav" data-open="false" inert></div>',
  )
  waitForFirstAct(noEarlyActs)
  const nav = () => [field('burger').getAttribute('aria-expanded'), field('nav').dataset.open, field('nav').inert]
  field('burger').click()
  expect([...nav(), document.documentElement.dataset.waiting]).toEqual(['true', 'true', false, undefined])
  field('burger').click()
  expect(nav().slice(0, 2)).toEqual(['false', 'false'])
  field('menu').click()
  expect(document.documentElement.dataset.waiting).toBe('')
  delete document.documentElement.dataset.waiting
})

test('a choice reverted before the scripts is not replayed', () => {
  waitForFirstAct(noEarlyActs)
  field('oboe').click()
  field('oboe').click()
  holdEarlyActs()
  const events = noteWhatComes()
  window.partiturEarly?.repeat()
  expect(events).toEqual([])
})

test('input during hydration is replayed after it', () => {
  waitForFirstAct(noEarlyActs)
  holdEarlyActs()
  const events = noteWhatComes()
  field('menu').click()
  field('oboe').click()
  setValue('type', '2')
  const serverState = [events, field<HTMLInputElement>('oboe').checked, field<HTMLSelectElement>('type').value]
  expect(serverState, 'nothing has come, and React finds the page as the server sent it').toEqual([[], false, ''])
  window.partiturEarly?.repeat()
  expect(events).toEqual(['menu pressed', 'oboe pressed', 'type 2'])
  expect(field<HTMLInputElement>('oboe').checked).toBe(true)
  field('menu').click()
  expect(events).toHaveLength(4)
})

test('early input is replayed on new elements when React re-renders', () => {
  waitForFirstAct(noEarlyActs)
  const before = document.body.innerHTML
  setValue('type', '2')
  field('kids').click()
  field<HTMLInputElement>('name').focus()
  field<HTMLInputElement>('name').value = 'Mara'
  holdEarlyActs()
  field('menu').click()
  field<HTMLInputElement>('name').value = ''
  document.body.innerHTML = before
  const events = noteWhatComes()
  window.partiturEarly?.repeat()
  expect(events).toEqual(['type 2', 'kids pressed', 'menu pressed', 'name Mara'])
  expect(document.activeElement?.id).toBe('name')
})

test('typed letters survive a field reset by React', () => {
  waitForFirstAct(noEarlyActs)
  const name = field<HTMLInputElement>('name')
  name.focus()
  name.value = 'o'
  holdEarlyActs()
  name.value = ''
  name.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'b' }))
  expect(name.value).toBe('o')
  window.partiturEarly?.repeat()
})

test('letters typed before the new field has the focus reach it', () => {
  waitForFirstAct(noEarlyActs)
  const before = document.body.innerHTML
  field<HTMLInputElement>('name').focus()
  field<HTMLInputElement>('name').value = 'o'
  holdEarlyActs()
  document.body.innerHTML = before
  for (const key of ['b', 'o', 'Shift'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  window.partiturEarly?.repeat()
  expect(field<HTMLInputElement>('name').value).toBe('obo')
})

test('without hydration held input is released after a timeout', () => {
  vi.useFakeTimers()
  waitForFirstAct(noEarlyActs)
  holdEarlyActs()
  const events = noteWhatComes()
  field('menu').click()
  vi.runAllTimers()
  expect(events).toEqual(['menu pressed'])
  vi.useRealTimers()
})

test('a press that opens a new tab is left to the browser', () => {
  waitForFirstAct(noEarlyActs)
  holdEarlyActs()
  const events = noteWhatComes()
  field('menu').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  expect(events).toEqual(['menu pressed'])
  window.partiturEarly?.repeat()
})

test('a form submit is left to the browser', () => {
  waitForFirstAct(noEarlyActs)
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  document.forms[0]?.addEventListener('submit', onSubmit)
  field('send').click()
  holdEarlyActs()
  window.partiturEarly?.repeat()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a shortcut key is replayed, a letter typed in a field is not', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/suche" aria-keyshortcuts="/">Suche</a>')
  waitForFirstAct(noEarlyActs)
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const isLeftToBrowser = [press(document.body, '/'), press(document.body, 'a'), press(field('name'), '/')]
  expect(isLeftToBrowser).toEqual([false, true, true])
  holdEarlyActs()
  expect(press(document.body, '/'), 'while React takes over').toBe(false)
  const events: string[] = []
  document.addEventListener('keydown', ({ key }) => events.push(key))
  document.documentElement.dataset.live = ''
  window.partiturEarly?.repeat()
  expect(events).toEqual(['/', '/'])
  expect(press(document.body, '/'), 'once it has').toBe(true)
  delete document.documentElement.dataset.live
})

guardTranslated(Node.prototype)

function translated() {
  const parent = document.createElement('p')
  const [text, outer, inner] = [
    document.createTextNode('Geige'),
    document.createElement('font'),
    document.createElement('font'),
  ]
  outer.append(inner)
  inner.append(text)
  parent.append(outer)
  return { parent, text }
}

test('a translated text is removed with the elements around it', () => {
  const { parent, text } = translated()
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.childNodes).toHaveLength(0)
})

test('an element is inserted before a translated text', () => {
  const { parent, text } = translated()
  const link = document.createElement('a')
  expect(parent.insertBefore(link, text)).toBe(link)
  expect(parent.firstChild).toBe(link)
})

test('a text removed by translation breaks neither removal nor insertion', () => {
  const { parent } = translated()
  const removedText = document.createTextNode('Geige')
  const link = document.createElement('a')
  parent.removeChild(removedText)
  parent.insertBefore(link, removedText)
  expect(parent.lastChild).toBe(link)
})

test('other nodes are removed and inserted normally', () => {
  const parent = document.createElement('p')
  const [link, bold] = [document.createElement('a'), document.createElement('b')]
  parent.insertBefore(link, null)
  parent.insertBefore(bold, link)
  parent.removeChild(link)
  expect([...parent.childNodes]).toEqual([bold])
})
