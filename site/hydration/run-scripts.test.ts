// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { runScripts } from './run-scripts.ts'

const scripts = {
  needed: ['/react.js', '/layout.js', '/home.js', '/entry.js'],
  routes: [
    { id: 'layout', modules: ['/layout-loader.js', '/layout.js'] },
    { id: 'home.de', modules: ['/home.js'] },
  ],
  entry: '/entry.js',
}

const routeModules = (): unknown => Reflect.get(window, '__reactRouterRouteModules')

test('all scripts are asked for before one runs, each runs in a task of its own, and the one that begins comes last and finds the routes', async () => {
  const came: string[] = []
  await runScripts(async (url) => {
    const asked = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
    expect(asked).toEqual(scripts.needed)
    came.push(url)
    setTimeout(() => came.push('other work'))
    return url === scripts.entry ? { found: routeModules() } : { [url]: url }
  }, scripts)
  expect(came.slice(0, 6)).toEqual(['/react.js', 'other work', '/layout.js', 'other work', '/home.js', 'other work'])
  expect(came.at(-1)).toBe('/entry.js')
  expect(routeModules()).toEqual({
    layout: { '/layout-loader.js': '/layout-loader.js', '/layout.js': '/layout.js' },
    'home.de': { '/home.js': '/home.js' },
  })
})

test('it stands in the page as text', async () => {
  const came: string[] = []
  const run = new Function('load', 'scripts', `return (${runScripts})(load, scripts)`)
  await run(async (url: string) => came.push(url), scripts)
  expect(came.at(-1)).toBe('/entry.js')
})
