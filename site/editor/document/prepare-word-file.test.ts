// @vitest-environment jsdom
import { strFromU8, strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { applyListNumbers, prepareWordFile } from './prepare-word-file.ts'

const WORDS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const item = (words: string, { list = 1, level = 0 } = {}) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
const line = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`
const level = (index: number, format: string, start = 1) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/></w:lvl>`
const numberings = [
  `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'decimal')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', 3)}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="2">${level(0, 'bullet')}</w:abstractNum>`,
  ...[0, 1, 2].map((id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`),
  '<w:num w:numId="4"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>',
].join('')

async function read(body: string): Promise<string> {
  const relation = (name: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/${name}" Target="${target}"/></Relationships>`
  const { archive } = prepareWordFile(
    zipSync({
      '_rels/.rels': strToU8(relation('officeDocument', 'word/document.xml')),
      'word/_rels/document.xml.rels': strToU8(relation('numbering', 'numbering.xml')),
      'word/document.xml': strToU8(`<w:document ${WORDS}><w:body>${body}</w:body></w:document>`),
      'word/numbering.xml': strToU8(`<w:numbering ${WORDS}>${numberings}</w:numbering>`),
    }),
  )
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(archive) })
  return applyListNumbers(value)
}

test.each([
  [
    'starts at three',
    item('C', { list: 2 }) + item('D', { list: 2 }),
    '<ol><li value="3">C</li><li value="4">D</li></ol>',
  ],
  [
    'goes on after a paragraph',
    item('A') + line('Dazwischen') + item('B'),
    '<ol><li value="1">A</li></ol><p>Dazwischen</p><ol><li value="2">B</li></ol>',
  ],
  [
    'starts again by itself',
    item('A') + item('B') + item('Neu', { list: 4 }),
    '<ol><li value="1">A</li><li value="2">B</li><li value="1">Neu</li></ol>',
  ],
  [
    'has a list inside',
    item('A') + item('Innen', { level: 1 }) + item('B'),
    '<ol><li value="1">A<ol><li>Innen</li></ol></li><li value="2">B</li></ol>',
  ],
  ['has bullets', item('A', { list: 3 }), '<ul><li>A</li></ul>'],
])('a list of Word that %s keeps its numbers', async (_how, body, html) => {
  expect(await read(body)).toBe(html)
})

test('an archive that declares more than 200 MB is refused', () => {
  const archive = zipSync({ 'word/document.xml': strToU8('<w/>') })
  const entry = archive.findIndex((_byte, at) => strFromU8(archive.subarray(at, at + 4)) === 'PK\u0001\u0002')
  new DataView(archive.buffer).setUint32(entry + 24, 201 * 1024 * 1024, true)
  expect(() => prepareWordFile(archive)).toThrow('too large')
})

test('what is no archive is refused', () => {
  expect(() => prepareWordFile(strToU8('Kein Archiv'))).toThrow()
})
