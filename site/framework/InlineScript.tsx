import { createContext, useContext } from 'react'

/**
 * Marks the inline scripts of a page while the server renders it, so that its Content-Security-Policy names these and no others.
 * The mark is random for each page and is taken out again (`takeMarkedScripts`); in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined)

/**
 * Runs where it stands as the page is read. In the browser it has done its work; React only finds the element again. Callers
 * make its text under `import.meta.env.SSR`, so that visitors do not download its source.
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
 * The texts of the marked scripts, and the page without the mark. Leans on React writing a `nonce` as it is given, which React Router hands
 * to its preload links too (React 19.3.1, React Router 7.18.4).
 */
export function takeMarkedScripts(marked: string, mark: string): { html: string; scripts: ReadonlySet<string> } {
  const parts = marked.split(` nonce="${mark}"`)
  const scripts = parts.slice(1).flatMap((part, before) => {
    const isScript = parts[before]?.slice(parts[before].lastIndexOf('<')).startsWith('<script')
    return isScript ? [part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))] : []
  })
  return { html: parts.join(''), scripts: new Set(scripts) }
}
