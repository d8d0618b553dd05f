// `npm run bench -- memory`: resident memory of `npm start` over an hour of mixed use compressed to minutes: pages,
// all picture forms, edits, searches and exports, then idle.

import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'

const HOURS = Number(process.env.HOURS ?? 1)
const EDITS = 500
const SEARCHES = 200
const EXPORTS = 50
const FEW = 4
/** The process has freed the memory of its start by then. */
const SETTLED_MS = 16_000
/** V8 collects the rest after some idle seconds. */
const QUIET_MS = 40_000
const LISTS = [
  'productions',
  'event-dates',
  'courses',
  'people',
  'news',
  'pages',
  'venues',
  'works',
  'composers',
  'images',
]
const FORMATS = ['csv', 'jsonl', 'html']
const WORDS = [
  'konzert',
  'klavier',
  'oboe',
  'kinder',
  'saison',
  'abend',
  'orchester',
  'geige',
  'halle',
  'unterricht',
  'chor',
  'probe',
  'karten',
  'musik',
]

await withServer(async ({ url, memory, login }) => {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  report('at the start')
  for (let hour = 1; hour <= HOURS; hour++) {
    await mixedUse(hour)
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
    report(`after hour ${hour} and a quiet time`)
  }

  /** @param {number} hour searches are other ones in each, as from memory they cost nothing */
  async function mixedUse(hour) {
    const pages = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    /** @type {Set<string>} */
    const pictures = new Set()
    await each(pages, async (path) => {
      for (const [address] of (await textOf(path)).matchAll(/\/media\/\d+\/[\w.]+\?v=[\w-]+/g)) pictures.add(address)
      await textOf(`${path}.data`)
    })
    report(`after ${pages.length} pages, each also as data`)
    await each([...pictures], textOf)
    report(`after ${pictures.size} pictures`)
    const editor = await login()
    await edit(editor)
    report(`after ${EDITS} edits, each followed by its page`)
    await each(range(SEARCHES), (index) =>
      textOf(
        `/api/search/?q=${WORDS[index % WORDS.length]}+${WORDS[(index * 5) % WORDS.length]}${index + hour * SEARCHES}`,
      ),
    )
    report(`after ${SEARCHES} searches`)
    await each(range(EXPORTS), (index) =>
      editor.text(`/api/admin/${LISTS[index % LISTS.length]}/export/?format=${FORMATS[index % FORMATS.length]}`),
    )
    report(`after ${EXPORTS} exports`)
  }

  /** @param {string} label */
  function report(label) {
    printLine(`${label.padEnd(52)}${Math.round(memory())} MB`)
  }

  /** @param {string} path */
  async function textOf(path) {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return text
  }

  /** Words on a page, a date and a course in turn, as editors save them. @param {Awaited<ReturnType<typeof login>>} editor */
  async function edit(editor) {
    const { container, urls } = await editor.call('GET', '/de/pageeditor-api/page/orchester')
    const section = await editor.call('POST', '/de/pageeditor-api/container/', { ...container, layout: 0 })
    const text = await editor.call('POST', '/de/pageeditor-api/text/', {
      parent: section.id,
      content: '<p>Der Anfang</p>',
    })
    const [date] = (await editor.call('GET', '/api/admin/event-dates/?page_size=1')).results
    const [course] = (await editor.call('GET', '/api/admin/courses/?page_size=1')).results
    for (let index = 0; index < EDITS; index++) {
      if (index % 3 === 0) {
        await editor.call('PATCH', text.url, {
          content: `<p>${'Ein Satz, der immer länger wird. '.repeat(1 + (index % 20))}${index}</p>`,
        })
        await textOf(urls.de)
      } else if (index % 3 === 1) {
        await editor.call('PATCH', `/api/admin/event-dates/${date.id}/`, {
          ticket_link: `https://karten.example/${index}`,
        })
        await textOf('/de')
      } else {
        await editor.call('PATCH', `/api/admin/courses/${course.id}/`, { order: index })
        await textOf('/de/kurse')
      }
    }
  }
})

/** @param {number} count */
function range(count) {
  return Array.from({ length: count }, (_, index) => index)
}

/** Some at once, as visitors come. @template T @param {T[]} items @param {(item: T) => Promise<unknown>} work */
async function each(items, work) {
  const left = [...items]
  await Promise.all(
    Array.from({ length: FEW }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
    }),
  )
}
