import { toPlainText } from './plain-text.ts'

/** The largest step: a poster names an evening, a page says where one is, a text is read. */
const maxStep = { poster: 4, page: 3, text: 2 }
/** The longest titles of the steps 4, 3 and 2, in characters. */
const longest = [12, 40, 90]

const hasLongWord = /[^\s-]{18}/

/** The size of an h1 (site/styles/base.css), by its length and the kind of its page. */
export function titleScale(title: string, page: keyof typeof maxStep): { 'data-scale': number } {
  const text = toPlainText(title)
  const step = 1 + longest.filter((each) => text.length <= each).length
  return { 'data-scale': Math.min(maxStep[page], hasLongWord.test(text) ? 2 : 4, step) }
}
