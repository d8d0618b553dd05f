/** The texts of the scripts that carry the mark, and the page without it. */
export function takeMarkedScripts(marked: string, mark: string): { html: string; scripts: ReadonlySet<string> } {
  const [start = '', ...rest] = marked.split(` nonce="${mark}"`)
  const scripts = rest.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')))
  return { html: [start, ...rest].join(''), scripts: new Set(scripts) }
}
