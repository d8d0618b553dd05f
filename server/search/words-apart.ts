const german =
  'aber als am an auch auf aus bei beim bis das dass dem den der des die dies diese dieser dieses doch durch ein eine einem einen einer eines er es für gegen haben hat hier ich ihr ihre ihren im in ins ist kann man mit nach nicht noch nr nun nur ob oder ohne sein sich sie sind so über um und uns unser unsere unseren vom von vor war was wenn werden wie wieder wir wird wo wurde zu zum zur'
const english =
  'a an and are as at be but by can do for from has have how i if into is it its no not of on or our so such that the their then there these they this to was we were what when where which who will with you your'

/** Words that stand in every text. English ones that mean something in German are not among them. */
export const stopWords: ReadonlySet<string> = new Set([
  ...german.split(' '),
  ...english.split(' ').filter((word) => !['an', 'do', 'war', 'so', 'on'].includes(word)),
])

const germanOrders = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt']
const englishOrders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** „Die Fünfte“ is the symphony No. 5. */
export function namedOrder(word: string): string | null {
  const order = germanOrders.findIndex((each) => word.startsWith(each) && /^e[nrsm]?$/.test(word.slice(each.length)))
  const found = order >= 0 ? order : englishOrders.indexOf(word)
  return found >= 0 ? String(found + 1) : null
}
