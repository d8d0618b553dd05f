import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Locale, locales } from '#config'
import type { Screen } from '#content/define.ts'
import { screens } from '#content/types.ts'

const files: Record<Screen, string> = {
  home: 'routes/home.tsx',
  courses: 'routes/courses.tsx',
  persons: 'routes/persons.tsx',
  news: 'routes/news.tsx',
  newsSlug: 'routes/news.tsx',
  article: 'routes/article.tsx',
  event: 'routes/event.tsx',
  course: 'routes/course.tsx',
  person: 'routes/person.tsx',
  venue: 'routes/venue.tsx',
}

export default [
  route('admin/*', '../admin/route.tsx', { id: 'admin' }),
  layout('routes/layout.tsx', { id: 'layout' }, [...locales.flatMap(routesOf), route('*', 'routes/unknown.tsx')]),
]

function routesOf(locale: Locale): RouteConfigEntry[] {
  const named = (Object.keys(screens) as Screen[]).map((screen) => route(patternOf(screen, locale), files[screen], { id: `${screen}.${locale}` }))
  return [...named, route(`${locale}/*`, 'routes/page.tsx', { id: `page.${locale}` })]
}

function patternOf(screen: Screen, locale: Locale): string {
  return `${locale}/${screens[screen][locale]}`.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
}
