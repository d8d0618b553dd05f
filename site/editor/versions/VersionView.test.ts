import { expect, test } from 'vitest'
import { moduleRecord } from '../testing/documents.ts'
import { diffModuleTexts } from './VersionView.tsx'

test('changed words of two texts are marked, ignoring markup', () => {
  const [versionRecord, now] = [
    moduleRecord(1, { content: '<p>Karten ab <strong>9</strong> Euro</p>', subline: 'Gleich' }),
    moduleRecord(1, { content: '<p>Karten ab 12 Euro</p>', subline: 'Gleich' }),
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
