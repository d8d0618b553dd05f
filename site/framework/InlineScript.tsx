import { createContext, useContext } from 'react'

/**
 * Marks a page's inline scripts during server rendering, so that its Content-Security-Policy allows only these. The
 * mark is random per page and removed again (`takeMarkedScripts`); in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined)

/**
 * Runs where the page is parsed; in the browser React only finds the element again. Callers make its text under
 * `import.meta.env.SSR`, so that visitors do not download its source.
 */
export function InlineScript({ text = '' }: { text: string | undefined }) {
  return (
    <script
      nonce={useContext(ScriptMark)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }}
    />
  )
}

/**
 * The texts of the marked scripts, and the page without the mark. Depends on React writing a `nonce` as given, which
 * React Router also adds to preload links (React 19.3.1, React Router 7.18.4).
 */
export function takeMarkedScripts(marked: string, mark: string): { html: string; scripts: ReadonlySet<string> } {
  const parts = marked.split(` nonce="${mark}"`)
  const scripts = parts.slice(1).flatMap((part, before) => {
    const isScript = parts[before]?.slice(parts[before].lastIndexOf('<')).startsWith('<script')
    return isScript ? [part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))] : []
  })
  return { html: parts.join(''), scripts: new Set(scripts) }
}
