const list = /<ul>((?:<li>(?:(?!<\/?[ou]l>|<li>).)*<\/li>\s*)+)<\/ul>/gs
const item = /<li>(?:<p>)?(.*?)(?:<\/p>)?<\/li>/gs
/** "Kategorie A: 214 €", "Ensembles: €12 to €16". */
const price = /^([^<>:]+): ([^<>:]*(?:€|Euro|EUR|CHF)[^<>:]*)$/

/**
 * Rich text in which a list whose every item is "label: price" is set as prices: so fees are typed as a plain list, and no kind of
 * module is needed. HTML that has been sanitized goes in and comes out; every other list stays as it is.
 */
export function setPrices(html: string): string {
  return html.replaceAll(list, (whole, items: string) => {
    const rows = [...items.matchAll(item)].map(([, text = '']) => price.exec(text.trim()))
    if (rows.length < 2 || !rows.every((row) => row && /\d/.test(row[2] ?? ''))) return whole
    const set = rows.map((row) => `<li><span>${row?.[1]}<span class="visually-hidden">:</span></span> <span>${row?.[2]}</span></li>`)
    return `<ul class="prices">${set.join('')}</ul>`
  })
}
