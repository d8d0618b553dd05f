import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { loadAllMessages } from '#site/i18n/messages.ts'

/** The HTML of a page under this URL. */
export async function renderHtml(element: ReactElement, path: string): Promise<string> {
  await loadAllMessages()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
