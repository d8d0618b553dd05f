/** "Kategorie A: 214 €", "Ensembles: €12 to €16". */
const line = /^([^<>:]+): ([^<>:]*(?:€|Euro|EUR|CHF)[^<>:]*)$/

/** Label and price of a list line; null for other lines. A price list has two or more lines, all of them prices. */
export function parsePriceLine(text: string): { label: string; price: string } | null {
  const [, label, price] = line.exec(text.trim()) ?? []
  return label !== undefined && price !== undefined && /\d/.test(price) ? { label, price } : null
}
