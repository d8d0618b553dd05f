const MAX_TAGS = 20

/** Unique tags, case-insensitive: `Presse, Probe`. */
export function splitTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const each of text.split(',')) {
    const tag = each.trim().replace(/\s+/g, ' ')
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, MAX_TAGS)
}

export function joinTags(tags: readonly string[]): string {
  return tags.join(', ')
}
