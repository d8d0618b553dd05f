import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readSource, unpackedBytes } from './read-sheets.ts'

const rows = [
  ['Saison', null, null],
  [],
  ['Konzert', 'Datum', 'Preis'],
  ['Nordlicht', new Date('2027-12-03T19:30:00Z'), 12.5],
  ['Lichter', new Date('2027-12-04T00:00:00Z'), 1.125],
]
const texts = [
  ['Saison', '', ''],
  ['', '', ''],
  ['Konzert', 'Datum', 'Preis'],
  ['Nordlicht', '2027-12-03 19:30', '12,5'],
  ['Lichter', '2027-12-04', '1,1250'],
]
const toFile = (bytes: Uint8Array | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'a')

test.each([
  ['xlsx', () => writeXlsx({ sheets: [{ name: 'Plan', rows }] })],
  ['ods', () => writeOds({ sheets: [{ name: 'Plan', rows }] })],
])('a sheet of %s is read with its row numbers, days, times and numbers', async (_, write) => {
  const source = await readSource(toFile(await write()))
  const sheets = 'sheets' in source ? source.sheets : []
  expect(sheets.map(({ name }) => name)).toEqual(['Plan'])
  // Rows without cells have no columns in OpenDocument.
  expect(sheets[0]?.rows.map((row) => texts[2]?.map((__, at) => row[at] ?? ''))).toEqual(texts)
})

test('a text file stays text, also in an old encoding', async () => {
  expect(await readSource(toFile(new Uint8Array([0x53, 0x74, 0xfc, 0x63, 0x6b])))).toMatchObject({ text: 'Stück' })
})

test.each([
  ['an old Excel file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'oldExcel'],
  ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'tooLarge'],
])('%s is refused', async (_, bytes, message) => {
  await expect(readSource(toFile(bytes))).rejects.toThrow(`partitur.import.${message}`)
})

test('a workbook without cells is refused', async () => {
  const empty = await writeXlsx({ sheets: [{ name: 'Leer', rows: [] }] })
  await expect(readSource(toFile(empty))).rejects.toThrow('partitur.import.emptySheet')
})

test('too many rows are refused', async () => {
  const long = await writeXlsx({ sheets: [{ name: 'Lang', rows: Array.from({ length: 5100 }, () => ['x']) }] })
  await expect(readSource(toFile(long))).rejects.toThrow('partitur.import.tooLarge')
})

test('the declared size of an archive is known before it is unpacked', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'Plan', rows: [['x'.repeat(30_000)]] }] })
  const copy = new Uint8Array(bytes).buffer
  expect(unpackedBytes(copy)).toBeGreaterThan(30_000)
  const view = new DataView(copy)
  const entry = findEntry(view)
  view.setUint32(entry + 24, 0x7fffffff, true)
  expect(unpackedBytes(copy)).toBeGreaterThan(0x7fffffff)
  await expect(readSource(toFile(new Uint8Array(copy)))).rejects.toThrow('partitur.import.tooLarge')
})

/** The first entry of the archive's directory. */
function findEntry(view: DataView): number {
  for (let at = 0; at < view.byteLength - 4; at++) if (view.getUint32(at, true) === 0x02014b50) return at
  throw new Error('no directory')
}
