// @vitest-environment jsdom
import { act, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadAllMessages } from '#site/i18n/messages.ts'
import { LoadMore } from './LoadMore.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

type Step = { items: string[]; next: string | null; failed?: boolean; listLoading?: boolean }

/** Shows the first step; each press loads the next one. */
async function openList(...steps: [Step, ...Step[]]) {
  await loadAllMessages()
  const container = document.body.appendChild(document.createElement('div'))
  const router = createMemoryRouter([{ path: '*', element: <List steps={steps} /> }], {
    initialEntries: ['/de/aktuelles'],
  })
  await act(async () => createRoot(container).render(<RouterProvider router={router} />))
  const press = async (name: string) => {
    const button = [...document.querySelectorAll<HTMLElement>('a, button')].find(
      ({ textContent }) => textContent === name,
    )
    button?.focus()
    await act(async () => button?.click())
  }
  return { press, focused: () => document.activeElement?.textContent }
}

function List({ steps }: { steps: [Step, ...Step[]] }) {
  const entries = useRef<HTMLUListElement>(null)
  const [stepIndex, setStepIndex] = useState(0)
  const { items, next, failed = false, listLoading = false } = steps[stepIndex] ?? steps[0]
  const list = { list: { count: 9, next, previous: null, results: [] }, listLoading, failed }
  const go = () => setStepIndex(stepIndex + 1)
  return (
    <>
      <ul ref={entries}>
        {items.map((item) => (
          <li key={item}>
            <a href={`/${item}`}>{item}</a>
          </li>
        ))}
      </ul>
      <a href="/print">Drucken</a>
      <LoadMore
        list={list}
        entries={entries}
        more="?page=2"
        label="Mehr"
        failure="Geht nicht."
        onMore={go}
        onRetry={go}
      />
    </>
  )
}

test('the focus moves to the first new entry once all are loaded', async () => {
  const { press, focused } = await openList(
    { items: ['a', 'b'], next: '2' },
    { items: ['a', 'b', 'c', 'd'], next: null },
  )
  await press('Mehr')
  expect(focused()).toBe('c')
})

test('the focus stays on the button while there is more to load', async () => {
  const { press, focused } = await openList({ items: ['a'], next: '2' }, { items: ['a', 'b'], next: '3' })
  await press('Mehr')
  expect(focused()).toBe('Mehr')
})

test('the focus moves to the retry button, then to the new entries', async () => {
  const { press, focused } = await openList(
    { items: ['a'], next: '2' },
    { items: ['a'], next: '2', failed: true },
    { items: ['a', 'b'], next: null },
  )
  await press('Mehr')
  expect(focused()).toBe('Noch einmal versuchen')
  await press('Noch einmal versuchen')
  expect(focused()).toBe('b')
})
