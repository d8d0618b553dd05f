import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/prepare.mjs'

const file = join(root, 'docs/performance.md')
const [OPEN, CLOSE] = ['<!-- npm run bench -->', '<!-- /npm run bench -->']

/** The last recorded figures by name. @returns {Map<string, number>} */
export function lastRun() {
  const rows = tableOf(readFileSync(file, 'utf8')).matchAll(/^\| ([^|]+?) \| ([\d.]+) /gm)
  return new Map([...rows].map(([, name = '', value]) => [name, Number(value)]))
}

/** Puts this run in the place of the last one. @param {{ name: string, value: number, unit: string, note: string }[]} figures */
export function record(figures) {
  const before = lastRun()
  const rows = figures.map(({ name, value, unit, note }) => {
    const last = before.get(name)
    return `| ${name} | ${value.toFixed(value < 10 ? 2 : 0)} ${unit} | ${note} | ${last ? (value / last).toFixed(2) : ''} |`
  })
  const table = ['| what | figure | | of the run before |', '|---|---|---|---|', ...rows].join('\n')
  const text = readFileSync(file, 'utf8')
  const [head, tail] = [text.slice(0, text.indexOf(OPEN) + OPEN.length), text.slice(text.indexOf(CLOSE))]
  writeFileSync(
    file,
    `${head}\n\nNode ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.\n\n${table}\n\n${tail}`,
  )
}

/** @param {string} text */
function tableOf(text) {
  return text.slice(text.indexOf(OPEN) + OPEN.length, text.indexOf(CLOSE))
}
