import { expect, test } from 'vitest'
import type { Page } from '#contract/page/pages.ts'
import { renderHtml } from '#tests/support/render-html.tsx'
import { EditionSwitch } from './EditionSwitch.tsx'

const urls = { everyday: '/de/besuch', easy: '/de/besuch/leicht', signed: '/de/besuch/gebaerden' } as const

test.each(['everyday', 'easy', 'signed'] as const)(
  'editions appear in the same order on each page: %s',
  async (edition) => {
    const otherEditions = (['everyday', 'easy', 'signed'] as const).filter((each) => each !== edition)
    const page = { edition, editions: otherEditions.map((each) => ({ edition: each, url: urls[each] })) } as Page
    const html = await renderHtml(<EditionSwitch page={page} />, '/de/besuch')
    expect(html.match(/Alltagssprache|Leichte Sprache|Gebärdensprache/g)).toEqual([
      'Alltagssprache',
      'Leichte Sprache',
      'Gebärdensprache',
    ])
    expect(html.match(/href="[^"]+"/g)).toEqual(otherEditions.map((each) => `href="${urls[each]}"`))
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  },
)
