import { expect, test } from 'vitest'
import { diffSnapshots, summariseDifference } from './compare.ts'
import type { ModuleSnapshot, PageSnapshot } from './snapshot.ts'

function headline(id: number, section_id: number, de: string, more: Partial<ModuleSnapshot> = {}): ModuleSnapshot {
  return {
    id,
    section_id,
    list_id: null,
    kind: 'headline',
    column: 0,
    anchor: '',
    data: { content: { de, en: '' } },
    ...more,
  }
}
const section = (id: number, layout = 0) => ({ id, slug: `s${id}`, parent_id: null, layout })
const start: PageSnapshot = {
  sections: [section(1), section(2)],
  modules: [headline(10, 1, 'Preise'), headline(11, 1, 'Rang'), headline(12, 1, 'Parkett'), headline(20, 2, 'Anfahrt')],
}
const withModules = (modules: ModuleSnapshot[]): PageSnapshot => ({ ...start, modules })
const [a, b, c, d] = start.modules as [ModuleSnapshot, ModuleSnapshot, ModuleSnapshot, ModuleSnapshot]

test.each<[string, PageSnapshot, object[]]>([
  ['nothing', start, []],
  [
    'a German text',
    withModules([a, headline(11, 1, 'Rang links'), c, d]),
    [{ type: 'changed', id: 11, words: 'Rang links', section: 'Preise', languages: ['de'] }],
  ],
  [
    'an English text',
    withModules([a, { ...b, data: { content: { de: 'Rang', en: 'Circle' } } }, c, d]),
    [{ type: 'changed', id: 11, languages: ['en'] }],
  ],
  ['the order of keys only', withModules([{ ...a, data: { content: { en: '', de: 'Preise' } } }, b, c, d]), []],
  ['a removed module', withModules([a, c, d]), [{ type: 'removed', id: 11, words: 'Rang', section: 'Preise' }]],
  [
    'an added module',
    withModules([a, b, c, d, headline(21, 2, 'Bus')]),
    [{ type: 'added', id: 21, section: 'Anfahrt' }],
  ],
  ['one module moved down', withModules([b, c, a, d]), [{ type: 'moved', id: 10 }]],
  [
    'one module in another section',
    withModules([a, c, d, { ...b, section_id: 2 }]),
    [{ type: 'moved', id: 11, section: 'Anfahrt' }],
  ],
  [
    'a removed section with its modules',
    { sections: [section(1)], modules: [a, b, c] },
    [{ type: 'section_removed', id: 2, words: 'Anfahrt' }],
  ],
  [
    'an added section with its modules',
    { sections: [...start.sections, section(3)], modules: [...start.modules, headline(30, 3, 'Neu')] },
    [{ type: 'section_added', id: 3, words: 'Neu' }],
  ],
  ['the order of sections', { ...start, sections: [section(2), section(1)] }, [{ type: 'section_moved', id: 1 }]],
  ['columns', { ...start, sections: [section(1, 3), section(2)] }, [{ type: 'section_layout', id: 1 }]],
])('two versions differ by %s', (_what, after, changes) => {
  expect(diffSnapshots(start, after, 'de')).toEqual(changes.map((change) => expect.objectContaining(change)))
})

const longText = 'Ein langer Satz über das Orchester, das in der alten Weberei spielt und nebenan unterrichtet'

test.each([
  ['<p>Beginn um 19 Uhr im Saal</p>', '<p>Beginn um 20 Uhr im Saal</p>', { was: '19', now: '20' }],
  ['<p>Karten an der Kasse</p>', '<p>Karten nur an der Kasse</p>', { was: '', now: 'nur' }],
  ['<p>Karten nur an der Kasse</p>', '<p>Karten an der Kasse</p>', { was: 'nur', now: '' }],
  ['', '<p>Neu</p>', { was: '', now: 'Neu' }],
  ['<p>eins eins</p>', '<p>eins eins eins</p>', { was: '', now: 'eins' }],
  ['<p>a &lt; b</p>', '<p>a &gt; b</p>', { was: '<', now: '>' }],
  ['<p>Fett</p>', '<p><strong>Fett</strong></p>', null],
  [
    '<p>Kurz</p>',
    `<p>${longText}</p>`,
    { was: 'Kurz', now: 'Ein langer Satz über das Orchester, das in der alten Weberei …' },
  ],
])('the difference of %s and %s is %j', (was, now, difference) => {
  expect(
    summariseDifference({ text: { de: was, en: 'x' }, level: 2 }, { text: { de: now, en: 'x' }, level: 3 }, ['de']),
  ).toEqual(difference)
})
