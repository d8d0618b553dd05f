import { parsePriceLine } from '#contract/texts/price-line.ts'

const list = /<ul>((?:<li>(?:(?!<\/?[ou]l\b|<li>).)*<\/li>\s*)+)<\/ul>/gs
const item = /<li>(?:<p>)?(.*?)(?:<\/p>)?<\/li>/gs

/**
 * Formats lists whose every item is "label: price" as prices, so that fees are typed as a plain list and need no module
 * kind. Input and output are sanitised HTML.
 */
export function markPriceLists(html: string): string {
  return html.replaceAll(list, (markup, items: string) => {
    const lines = [...items.matchAll(item)].map(([, text = '']) => parsePriceLine(text))
    const prices = lines.filter((line) => line !== null)
    if (prices.length < 2 || prices.length < lines.length) return markup
    const set = prices.map(
      ({ label, price }) =>
        `<li><span>${label}<span class="visually-hidden">:</span></span> <span>${price}</span></li>`,
    )
    return `<ul class="prices">${set.join('')}</ul>`
  })
}
