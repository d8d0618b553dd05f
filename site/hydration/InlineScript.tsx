import { createContext, useContext } from 'react'

/** Collects the inline scripts of a page while the server renders it; the policy of the page names these and no others. */
export const InlineScripts = createContext<Set<string> | null>(null)

/**
 * Runs where it stands as the page is read. In the browser it has done its work; React only finds the element again. Callers
 * make its text under `import.meta.env.SSR`, so that visitors do not download what it is made of.
 */
export function InlineScript({ text = '' }: { text: string | undefined }) {
  useContext(InlineScripts)?.add(text)
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }} />
}

/** Is not run, but read by its id. */
export function DataBlock({ id, text = '' }: { id: string; text: string | undefined }) {
  return <script id={id} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }} />
}
