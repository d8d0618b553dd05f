import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FallbackErrorPage } from '../components/FallbackErrorPage/FallbackErrorPage.tsx'
import { fallbackDocument } from './fallback-document.ts'

const notice = 'An error occurred while showing the error page'

test.each(['de', 'en'] as const)('the error page in %s explains itself and links home', (locale) => {
  for (const html of [
    fallbackDocument(locale),
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/${locale}/x`]}>
        <FallbackErrorPage />
      </MemoryRouter>,
    ),
  ]) {
    expect(html).toContain(notice)
    expect(html).toContain(`href="/${locale}"`)
  }
})
