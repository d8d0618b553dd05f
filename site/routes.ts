import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Locale, locales } from '#config'
import { previewPattern } from '#contract/preview-link.ts'
import type { Screen } from '#model/define-type.ts'
import { screens } from '#model/types.ts'
import { type PrintName, printPaths } from './print/print-paths.ts'

const found = Object.keys(import.meta.glob('../content/*/pages/*.tsx'))
const tree = '../content/page/pages/page.tsx'

export default [
  route('admin/*', '../admin/route.tsx', { id: 'admin' }),
  layout('routes/layout.tsx', { id: 'layout' }, [
    ...locales.flatMap(getRoutes),
    ...locales.map(getPoster),
    ...locales.map(getPreview),
    route('*', 'routes/unknown.tsx'),
  ]),
  ...locales.flatMap(getPrints),
  ...(import.meta.env.DEV ? [route('dev/kinds', 'routes/kinds.tsx')] : []),
]

/** Sheets stand alone: no menu, no footer. */
function getPrints(locale: Locale): RouteConfigEntry[] {
  return (Object.keys(printPaths) as PrintName[]).map((name) =>
    route(`${locale}/${printPaths[name][locale].replace('{of}', ':of')}`, `routes/print/${name}.tsx`, {
      id: `print-${name}.${locale}`,
    }),
  )
}

/** Target of a poster whose date is not public. */
function getPoster(locale: Locale): RouteConfigEntry {
  return route(`${locale}/k/:code`, 'routes/poster.tsx', { id: `poster.${locale}` })
}

/** Preview pages. */
function getPreview(locale: Locale): RouteConfigEntry {
  return route(previewPattern(locale), '../content/page/pages/preview.tsx', { id: `preview.${locale}` })
}

function getRoutes(locale: Locale): RouteConfigEntry[] {
  const named = (Object.keys(screens) as Screen[]).map((screen) =>
    route(getPattern(screen, locale), getFile(screen), { id: `${screen}.${locale}` }),
  )
  return [...named, route(`${locale}/*`, tree, { id: `page.${locale}` })]
}

/** A screen is content/<type>/pages/<screen>.tsx. One without a file is what the tree of pages has at its address. */
function getFile(screen: Screen): string {
  return found.find((file) => file.endsWith(`/pages/${screen}.tsx`)) ?? tree
}

function getPattern(screen: Screen, locale: Locale): string {
  return `${locale}/${screens[screen][locale]}`.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
}
