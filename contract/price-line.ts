/** "Kategorie A: 214 €", "Ensembles: €12 to €16". */
const line = /^([^<>:]+): ([^<>:]*(?:€|Euro|EUR|CHF)[^<>:]*)$/

/** A line of a list that says what something costs: its label and its price; null for any other. A list is of prices if all its lines are, and there are two or more. */
export function parsePriceLine(text: string): { label: string; price: string } | null {
  const [, label, price] = line.exec(text.trim()) ?? []
  return label !== undefined && price !== undefined && /\d/.test(price) ? { label, price } : null
}
