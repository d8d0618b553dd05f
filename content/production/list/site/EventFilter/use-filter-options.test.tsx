// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { EventFilterOptions } from '../../../endpoints.ts'
import { useFilterOptions } from './EventFilter.tsx'

afterEach(() => vi.unstubAllGlobals())

const optionsWith = (name: string) => ({ venues: [{ id: 1, name }] }) as unknown as EventFilterOptions

test('filter options are fetched once per filter', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const resolvers: ((response: Response) => void)[] = []
  const fetch = vi.fn((_url: string) => new Promise<Response>((resolve) => resolvers.push(resolve)))
  vi.stubGlobal('fetch', fetch)
  const loaded = optionsWith('Kursaal')
  function Probe({ venue }: { venue: string }) {
    return useFilterOptions({ venue, date: '' }, loaded).venues[0]?.name
  }
  const container = document.createElement('div')
  const root = createRoot(container)
  const renderVenue = (venue: string) => act(() => root.render(<Probe venue={venue} />))
  for (const venue of ['', '', '2', '2', '2']) await renderVenue(venue)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/event-filter/?venue=2'])
  await act(async () => resolvers[0]?.(Response.json(optionsWith('Stadthalle'))))
  await renderVenue('2')
  expect([fetch.mock.calls.length, container.textContent]).toEqual([1, 'Stadthalle'])
  await act(() => root.unmount())
})
