/** Edit distance with swaps (optimal string alignment); above `maxDistance` it returns `maxDistance + 1`. */
export function editDistance(one: string, other: string, maxDistance: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    let rowMinimum = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      rowMinimum = Math.min(rowMinimum, cost)
    }
    if (rowMinimum > maxDistance) return maxDistance + 1
    before = row
    row = next
  }
  return Math.min(row[other.length] ?? 0, maxDistance + 1)
}
