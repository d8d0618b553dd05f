// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStyles, prefetchScripts, runScripts, waitForFirstAct } from './first-act.ts'

const [loadScripts, whenIdle, isGone, takeReload] = [
  vi.fn(async () => undefined),
  vi.fn(),
  vi.fn(async () => false),
  vi.fn(() => false),
]
const visitor = { loadScripts, whenIdle, isGone, takeReload, isLoggedIn: false }

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
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.consent
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'prerendering')
})

function settle() {
  window.dispatchEvent(new Event('load'))
  vi.runAllTimers()
}

test.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click', 'input', 'change'])(
  'the first %s starts the scripts once',
  (type) => {
    waitForFirstAct(visitor)
    window.dispatchEvent(new Event(type))
    window.dispatchEvent(new Event('pointermove'))
    expect(loadScripts).toHaveBeenCalledTimes(1)
  },
)

test('failed scripts are requested again on the next input', async () => {
  loadScripts.mockRejectedValueOnce(new TypeError('no line'))
  waitForFirstAct(visitor)
  document.querySelector('button')?.click()
  expect(document.documentElement.dataset.waiting).toBe('')
  await vi.waitFor(() => expect(document.documentElement.dataset.waiting).toBeUndefined())
  window.dispatchEvent(new Event('scroll'))
  expect(loadScripts).toHaveBeenCalledTimes(2)
  expect(window.partiturEarly?.end()).toEqual([document.querySelector('button')])
})

test('a page of an older build reloads unless something is typed', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input>')
  const field = document.querySelector('input') as HTMLInputElement
  waitForFirstAct(visitor)
  const actInVain = async (sign: string, target: EventTarget = window) => {
    loadScripts.mockRejectedValueOnce(new TypeError('404'))
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

test('a resting pointer does not start the scripts', () => {
  waitForFirstAct(visitor)
  window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 }))
  expect(loadScripts).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 1 }))
  expect(loadScripts).toHaveBeenCalledTimes(1)
})

test('without input a page only prefetches', () => {
  waitForFirstAct(visitor)
  expect(whenIdle).not.toHaveBeenCalled()
  settle()
  expect([loadScripts.mock.calls.length, whenIdle.mock.calls.length]).toEqual([0, 1])
})

test('given consent starts the scripts at once', () => {
  document.documentElement.dataset.consent = 'given'
  waitForFirstAct(visitor)
  settle()
  expect([loadScripts.mock.calls.length, whenIdle.mock.calls.length]).toEqual([1, 0])
})

test.each(['pointerdown', 'touchstart', 'focusin', 'click'])(
  '%s on a plain link does not start the scripts',
  (type) => {
    waitForFirstAct(visitor)
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(loadScripts).not.toHaveBeenCalled()
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(loadScripts).toHaveBeenCalledTimes(1)
  },
)

test.each(['pointerdown', 'touchstart', 'focusin', 'click'])(
  '%s on a link that opens a dialog starts the scripts',
  (type) => {
    waitForFirstAct(visitor)
    document.querySelector('i')?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    expect(loadScripts).toHaveBeenCalledTimes(1)
  },
)

test('a dialog link waits for the scripts, or is followed without them', async () => {
  loadScripts.mockRejectedValueOnce(new TypeError('no line'))
  waitForFirstAct(visitor)
  const link = document.querySelector('i')
  expect(
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    'the browser does not follow it',
  ).toBe(false)
  expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))).toBe(true)
  await vi.waitFor(() => expect(window.location.hash).toBe('#webcal'))
  expect(window.partiturEarly?.end()).toEqual([])
  window.history.replaceState(null, '', '/')
})

test('the consent buttons hide the dialog at once and reach the scripts', () => {
  document.body.insertAdjacentHTML('beforeend', '<button type="button" data-answer="required">Nur Notwendiges</button>')
  document.documentElement.dataset.consent = 'open'
  delete document.documentElement.dataset.waiting
  waitForFirstAct(visitor)
  const button = document.querySelector<HTMLElement>('[data-answer]')
  button?.click()
  expect([document.documentElement.dataset.consent, document.documentElement.dataset.waiting]).toEqual([
    'answered',
    undefined,
  ])
  expect(window.partiturEarly?.end()).toEqual([button])
})

test.each(['/de?edit', '/de/kurse?page=2&edit', '/admin/venues'])(
  'edit mode and back office at %s load the scripts at once',
  (address) => {
    window.history.replaceState(null, '', address)
    waitForFirstAct(visitor)
    window.history.replaceState(null, '', '/')
    expect(loadScripts).toHaveBeenCalledTimes(1)
  },
)

test('a URL with a hash starts the scripts at once', () => {
  window.history.replaceState(null, '', '/de/kurse#anmeldung')
  waitForFirstAct(visitor)
  window.history.replaceState(null, '', '/')
  expect(loadScripts).toHaveBeenCalledTimes(1)
})

test('a logged-in session starts the scripts at once', () => {
  waitForFirstAct({ ...visitor, isLoggedIn: true })
  expect(loadScripts).toHaveBeenCalledTimes(1)
})

test('waitForFirstAct works as inline source text', () => {
  new Function('start', `(${waitForFirstAct})(start)`)(visitor)
  window.dispatchEvent(new Event('keydown'))
  expect(loadScripts).toHaveBeenCalledTimes(1)
})

const scripts = {
  requiredScripts: ['/react.js', '/layout.js', '/home.js', '/entry.js'],
  routes: [
    { id: 'layout', modules: ['/layout-loader.js', '/layout.js'] },
    { id: 'home.de', modules: ['/home.js'] },
  ],
  entry: '/entry.js',
  onDemand: [
    { selector: 'button', files: ['/dialog.js', '/dialog.css'] },
    { selector: 'iframe', files: ['/player.js'] },
  ],
  loadStyles: vi.fn(() => Promise.resolve([])),
}

const routeModules = (): unknown => Reflect.get(window, '__reactRouterRouteModules')

test('all scripts are requested before any runs, the entry last', async () => {
  vi.useRealTimers()
  const loaded: string[] = []
  await runScripts(async (url) => {
    expect(linksInHead()).toEqual(scripts.requiredScripts)
    loaded.push(url)
    setTimeout(() => loaded.push('other work'))
    return url === scripts.entry ? { found: routeModules() } : { [url]: url }
  }, scripts)
  expect(loaded.slice(0, 6)).toEqual(['/react.js', 'other work', '/layout.js', 'other work', '/home.js', 'other work'])
  expect(loaded.at(-1)).toBe('/entry.js')
  expect(routeModules()).toEqual({
    layout: { '/layout-loader.js': '/layout-loader.js', '/layout.js': '/layout.js' },
    'home.de': { '/home.js': '/home.js' },
  })
})

test('runScripts works as inline source text', async () => {
  vi.useRealTimers()
  const loaded: string[] = []
  const run = new Function('load', 'scripts', `return (${runScripts})(load, scripts)`)
  await run(async (url: string) => loaded.push(url), scripts)
  expect(loaded.at(-1)).toBe('/entry.js')
})

const linksInHead = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

test("the page's scripts are prefetched, those for dialogs at low priority", () => {
  new Function('scripts', `(${prefetchScripts})(scripts)`)(scripts)
  expect(linksInHead()).toEqual([...scripts.requiredScripts, '/dialog.js', '/dialog.css'])
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    ...Array(5).fill('modulepreload'),
    'prefetch',
  ])
})

test('whole style sheets are loaded once, after their inert links', async () => {
  vi.useRealTimers()
  const inert = (href: string) => `<link rel="stylesheet" href="${href}" type="text/plain">`
  document.head.innerHTML = inert('/root.css') + inert('/home.css#') + inert('/home.css')
  const load = new Function(`return (${loadStyles})()`)
  const firstLoad = load()
  const secondLoad = load()
  expect(linksInHead()).toEqual(['/root.css', '/root.css', '/home.css#', '/home.css', '/home.css'])
  for (const link of wholeSheets()) link.dispatchEvent(new Event('load'))
  await expect(Promise.all([firstLoad, secondLoad])).resolves.toBeDefined()
})

test('a style sheet that failed is loaded again', async () => {
  vi.useRealTimers()
  document.head.innerHTML = '<link rel="stylesheet" href="/root.css" type="text/plain">'
  const firstLoad = loadStyles()
  wholeSheets()[0]?.dispatchEvent(new Event('error'))
  await expect(firstLoad).rejects.toThrow('/root.css')
  const secondLoad = loadStyles()
  wholeSheets()[0]?.dispatchEvent(new Event('load'))
  await expect(secondLoad).resolves.toBeDefined()
})

const wholeSheets = () => document.head.querySelectorAll('link:not([type])')

test('the next pages and the preferred language are prefetched', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' })
  document.body.innerHTML =
    '<a hreflang="en" href="/en"></a><a hreflang="de" href="/de"></a><a rel="next" href="/de/b"></a><a href="/de/c"></a>'
  prefetchScripts(scripts)
  const prefetched = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
  expect(prefetched.map(({ href }) => new URL(href).pathname)).toEqual(['/en', '/de/b'])
})

test('a press on a link to the next page shows progress', () => {
  document.body.innerHTML = '<a rel="next" href="#next">Mai</a>'
  waitForFirstAct(visitor)
  document.querySelector('a')?.click()
  expect(document.documentElement.dataset.waiting).toBe('')
  expect(window.partiturEarly?.end()).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  expect(document.documentElement.dataset.waiting).toBeUndefined()
})

test('data saving mode loads the whole style sheets and prefetches nothing', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchScripts({ ...scripts, loadStyles: loadScripts })
  expect(loadScripts).toHaveBeenCalledTimes(1)
  expect(linksInHead()).toEqual([])
})

test('a prerendered page prefetches when it becomes visible', () => {
  Object.assign(document, { prerendering: true })
  prefetchScripts(scripts)
  expect(linksInHead()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(linksInHead()).toContain('/entry.js')
})
