export type Random = {
  next: () => number
  between: (min: number, max: number) => number
  whole: (min: number, max: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
}

/** Mulberry32 started from a hash of the key, so the same record always draws the same picture. */
export function createRandom(key: string): Random {
  let state = hash(key)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => Math.floor(min + next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

function hash(key: string): number {
  let value = 2166136261
  for (const char of key) value = Math.imul(value ^ char.charCodeAt(0), 16777619)
  return value >>> 0
}
