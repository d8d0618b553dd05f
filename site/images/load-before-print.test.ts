// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadBeforePrint } from './DeferredPictures.tsx'

afterEach(() => document.body.replaceChildren())

/** A picture that has loaded, or loads when `arrive` is called. */
function addPicture(complete: boolean) {
  const picture = document.body.appendChild(document.createElement('img'))
  picture.setAttribute('loading', 'lazy')
  let arrive = () => {}
  const decoded = new Promise<void>((resolve) => {
    arrive = resolve
  })
  Object.defineProperties(picture, {
    complete: { value: complete },
    decode: { value: () => decoded },
    getClientRects: { value: () => [new Object()] },
    loading: { set: (value: string) => picture.setAttribute('loading', value) },
  })
  return { picture, arrive }
}

const press = (init: KeyboardEventInit) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', cancelable: true, ...init }))

test('the print shortcut waits for missing images', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  new Function('page', `(${loadBeforePrint})(page)`)(document)
  const { picture, arrive } = addPicture(false)
  expect([press({}), press({ ctrlKey: true, shiftKey: true })], 'other keys are left to the browser').toEqual([
    true,
    true,
  ])
  expect(press({ ctrlKey: true })).toBe(false)
  expect(picture.getAttribute('loading')).toBe('eager')
  expect(print).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(press({ metaKey: true }), 'nothing is left to wait for').toBe(true)
})

test('printing from the menu loads all images', () => {
  loadBeforePrint(document)
  const { picture } = addPicture(false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(picture.getAttribute('loading')).toBe('eager')
})
