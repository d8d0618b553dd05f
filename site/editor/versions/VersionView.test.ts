import { expect, test } from 'vitest'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { diffModuleTexts } from './VersionView.tsx'

const record = (fields: object): ModuleRecord => ({
  id: 1,
  kind: 'text',
  url: '',
  version: 1,
  parent: 1,
  column: 0,
  order: 0,
  anchor: '',
  fallback: [],
  ...fields,
})

test('changed words of two texts are marked, ignoring markup', () => {
  const [versionRecord, now] = [
    record({ content: '<p>Karten ab <strong>9</strong> Euro</p>', subline: 'Gleich' }),
    record({ content: '<p>Karten ab 12 Euro</p>', subline: 'Gleich' }),
  ]
  expect(diffModuleTexts(versionRecord, now, ['content', 'subline', 'absent'])).toEqual([
    {
      field: 'content',
      pieces: [
        { words: 'Karten ab ', sign: 'same' },
        { words: '9', sign: 'gone' },
        { words: '12', sign: 'new' },
        { words: ' Euro', sign: 'same' },
      ],
    },
  ])
})
