// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { omitHiddenWords } from './prepare-word-file.ts'

const WORDS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const hiddenStyle = (id: string, rest = '<w:rPr><w:vanish/></w:rPr>') => `<w:style w:styleId="${id}">${rest}</w:style>`

function read(body: string, styles = '') {
  const [document, ...others] = [
    `<w:document ${WORDS}><w:body>${body}</w:body></w:document>`,
    `<w:styles ${WORDS}>${styles}</w:styles>`,
  ].map((xml) => new DOMParser().parseFromString(xml, 'text/xml'))
  const dropped = omitHiddenWords(document ? [document, ...others] : [])
  return { words: document?.documentElement.textContent, dropped: [...dropped] }
}

test.each([
  ['hidden by its run', `<w:p>${run('Offen')}${run('Geheim', '<w:vanish/>')}</w:p>`, ''],
  [
    'hidden by a style of its run',
    `<w:p>${run('Offen')}${run('Geheim', '<w:rStyle w:val="G"/>')}</w:p>`,
    hiddenStyle('G'),
  ],
  [
    'hidden by the style of its paragraph',
    `<w:p>${run('Offen')}</w:p><w:p><w:pPr><w:pStyle w:val="G"/></w:pPr>${run('Geheim')}</w:p>`,
    hiddenStyle('G'),
  ],
  [
    'hidden by an inherited style',
    `<w:p>${run('Offen')}${run('Geheim', '<w:rStyle w:val="H"/>')}</w:p>`,
    hiddenStyle('G') + hiddenStyle('H', '<w:basedOn w:val="G"/>'),
  ],
  [
    'in a hidden table row',
    `<w:p>${run('Offen')}</w:p><w:tbl><w:tr><w:trPr><w:hidden/></w:trPr><w:tc><w:p>${run('Geheim')}</w:p></w:tc></w:tr></w:tbl>`,
    '',
  ],
])('a text %s is left out and named', (_how, body, styles) => {
  expect(read(body, styles)).toEqual({ words: 'Offen', dropped: ['hidden'] })
})

test('a run that is shown again in a hidden style stays', () => {
  const body = `<w:p>${run('Offen', '<w:rStyle w:val="G"/><w:vanish w:val="0"/>')}</w:p>`
  expect(read(body, hiddenStyle('G'))).toEqual({ words: 'Offen', dropped: [] })
})

test.each([
  ['deleted', '<w:p><w:del><w:r><w:delText>Alt</w:delText></w:r></w:del></w:p>'],
  ['moved away', `<w:p><w:moveFrom>${run('Alt')}</w:moveFrom></w:p>`],
  [
    'in a deleted table row',
    `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc><w:p>${run('Alt')}</w:p></w:tc></w:tr></w:tbl>`,
  ],
])('a text that is %s is left out and named', (_how, deleted) => {
  expect(read(`<w:p>${run('Neu')}</w:p>${deleted}`)).toEqual({ words: 'Neu', dropped: ['deleted'] })
})
