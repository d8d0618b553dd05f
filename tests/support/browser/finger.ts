import type { Locator, Page } from 'playwright-core'

/** Touch input of one finger, as the browser gets it from the screen. */
export async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  let position = { x: 0, y: 0 }
  return {
    async hold(target: Locator) {
      position = await middleOf(target)
      await touch('touchStart', [position])
    },
    async moveTo(target: Locator, { above = 0 } = {}) {
      const from = position
      const { x, y } = await middleOf(target)
      position = { x, y: y - above }
      for (let step = 1; step <= 10; step++)
        await touch('touchMove', [
          { x: from.x + ((position.x - from.x) * step) / 10, y: from.y + ((position.y - from.y) * step) / 10 },
        ])
    },
    lift: () => touch('touchEnd', []),
    /** Without pauses: on a busy machine a pause after the start would be a long press. */
    async swipeUp(target: Locator, distance: number) {
      const { x, y } = await middleOf(target)
      const start = touch('touchStart', [{ x, y }])
      const moves = Array.from({ length: 10 }, (_, step) =>
        touch('touchMove', [{ x, y: y - (distance * (step + 1)) / 10 }]),
      )
      await Promise.all([start, ...moves, touch('touchEnd', [])])
    },
  }
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A swiped page scrolls on for a while. */
export function atRest(page: Page) {
  return page.waitForFunction(async () => {
    const before = window.scrollY
    await new Promise((resolve) => setTimeout(resolve, 100))
    return window.scrollY === before
  })
}
