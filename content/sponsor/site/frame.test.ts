import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { backendContext } from '#site/context.ts'
import { loadSponsors } from '#site/loaders/frame.server.ts'

const sponsor = (id: number, tier: string) => ({ id, tier, name: `Sponsor ${id}`, text: '', link: '', image: null })

function sponsorsAt(path: string) {
  const context = new RouterContextProvider()
  context.set(backendContext, {
    call: (async () => [sponsor(1, 'main'), sponsor(2, 'partner'), sponsor(3, 'supporter')]) as unknown as Client,
    viewer: null,
    settings: null,
    origin: 'http://localhost',
    mainOrigin: 'http://localhost',
    now: new Date(0),
    ahead: null,
    nonceless: true,
  })
  return loadSponsors({ url: new URL(path, 'http://localhost'), context, params: {} })
}

test('the strip shows main sponsors and partners only', async () => {
  expect(await sponsorsAt('/de/konzerte')).toEqual([
    { id: 1, name: 'Sponsor 1', link: '', image: null },
    { id: 2, name: 'Sponsor 2', link: '', image: null },
  ])
})

test("the sponsors' own page has no strip", async () => {
  expect(await sponsorsAt(screenUrl('sponsors', 'de'))).toEqual([])
  expect(await sponsorsAt(screenUrl('sponsors', 'en'))).toEqual([])
})
