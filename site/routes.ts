import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Locale, locales } from '#config'
import { previewPattern } from '#contract/links/preview-link.ts'
import type { Screen } from '#model/define-type.ts'
import { screens } from '#model/types.ts'
import type { PrintPaths } from './print/print-paths.ts'

const pages = Object.keys(import.meta.glob('../content/*/pages/*.tsx'))
const prints = import.meta.glob<PrintPaths>('../content/*/print/paths.ts', { eager: true, import: 'default' })
const tree = getPage('page')

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
  return Object.entries(prints).flatMap(([file, paths]) =>
    Object.entries(paths).map(([name, path]) =>
      route(`${locale}/${path[locale].replace('{of}', ':of')}`, file.replace('paths.ts', `${name}.tsx`), {
        id: `print-${name}.${locale}`,
      }),
    ),
  )
}

/** Target of a poster whose date is not public. */
function getPoster(locale: Locale): RouteConfigEntry {
  return route(`${locale}/k/:code`, getPage('poster'), { id: `poster.${locale}` })
}

/** Preview pages. */
function getPreview(locale: Locale): RouteConfigEntry {
  return route(previewPattern(locale), getPage('preview'), { id: `preview.${locale}` })
}

function getRoutes(locale: Locale): RouteConfigEntry[] {
  // A screen without a file is what the tree of pages has at its address.
  const screenRoutes = (Object.keys(screens) as Screen[]).map((screen) =>
    route(getPattern(screen, locale), findPage(screen) ?? tree, { id: `${screen}.${locale}` }),
  )
  return [...screenRoutes, route(`${locale}/*`, tree, { id: `page.${locale}` })]
}

/** A page is content/<type>/pages/<name>.tsx. */
function findPage(name: string): string | undefined {
  return pages.find((file) => file.endsWith(`/pages/${name}.tsx`))
}

function getPage(name: string): string {
  const file = findPage(name)
  if (file === undefined) throw new Error(`no content type has pages/${name}.tsx`)
  return file
}

function getPattern(screen: Screen, locale: Locale): string {
  return `${locale}/${screens[screen][locale]}`.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
}
