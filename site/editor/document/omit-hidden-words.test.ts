// @vitest-environment jsdom
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { omitHiddenWords } from './omit-hidden-words.ts'

const WORDS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const hiddenStyle = (id: string, rest = '<w:rPr><w:vanish/></w:rPr>') => `<w:style w:styleId="${id}">${rest}</w:style>`

function read(body: string, styles = '') {
  const archive = zipSync({
    'word/document.xml': strToU8(`<w:document ${WORDS}><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': strToU8(`<w:styles ${WORDS}>${styles}</w:styles>`),
  })
  const { archive: visible, droppedKinds } = omitHiddenWords(archive)
  const document = strFromU8(unzipSync(new Uint8Array(visible))['word/document.xml'] ?? new Uint8Array())
  return { words: document.replace(/<[^>]+>/g, ''), dropped: [...droppedKinds] }
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

test('an archive that declares more than 200 MB is refused', () => {
  const archive = zipSync({ 'word/document.xml': strToU8('<w/>') })
  const entry = archive.findIndex((_byte, at) => strFromU8(archive.subarray(at, at + 4)) === 'PK\u0001\u0002')
  new DataView(archive.buffer).setUint32(entry + 24, 201 * 1024 * 1024, true)
  expect(() => omitHiddenWords(archive)).toThrow('too large')
})
