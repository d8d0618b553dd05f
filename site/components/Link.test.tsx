import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { Link as RouterLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'

type LinkProps = ComponentProps<typeof RouterLink>

function rendered(Either: typeof RouterLink, props: LinkProps): string {
  return renderToString(
    <StaticRouter location="/de/konzerte?page=2#oben">
      <Either {...props} />
    </StaticRouter>,
  )
}

const addresses = [
  '/de',
  '/de/konzerte/aufbruch/1',
  '/de/konzerte/aufbruch/1?edit=#oben',
  '/de?date=2026-11&venue=3',
  '/de#konzerte',
  '/en/news/%C3%BCber_uns~2',
  '?date=2026-11',
  '?date=2026-11#past',
  '#group-3',
  '',
  '.',
  '..',
  '?',
  '#',
  '/de?',
  '/de#',
  '/de/',
  '//anderswo.example/de',
  '/de//konzerte',
  '/de/../en',
  '/de/./x',
  '/de/über uns',
  'konzerte',
  'https://anderswo.example/de?x=1#y',
  'mailto:haus@partitur.example',
  'tel:+49123',
]

test.each(addresses)('a link to "%s" is the element that the router would make of it', (to) => {
  expect(Link).not.toBe(RouterLink)
  expect(rendered(Link as typeof RouterLink, { to, children: 'x' })).toBe(rendered(RouterLink, { to, children: 'x' }))
})

test.each<Omit<LinkProps, 'to'>>([
  { prefetch: 'intent', className: 'a', lang: 'en', hrefLang: 'en', rel: 'next' },
  { reloadDocument: true, target: '_blank', 'aria-current': 'page' },
  { replace: true, preventScrollReset: true, viewTransition: true, state: { a: 1 }, relative: 'path', onClick: () => undefined },
  { discover: 'none', tabIndex: -1, 'aria-disabled': true },
])('what else it is told leaves the element as the router makes it (%#)', (props) => {
  for (const to of ['/de/kurse', '?page=3']) expect(rendered(Link as typeof RouterLink, { to, ...props })).toBe(rendered(RouterLink, { to, ...props }))
})
