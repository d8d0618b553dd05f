import { createContext, useContext } from 'react'

/**
 * Marks the inline scripts that we write while the server renders them, so that the policy of the page names these and no others. The mark is
 * random for each page and is taken out again (`takeMarkedScripts`); in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined)

/**
 * Runs where it stands as the page is read. In the browser it has done its work; React only finds the element again. Callers
 * make its text under `import.meta.env.SSR`, so that visitors do not download what it is made of.
 */
export function InlineScript({ text = '' }: { text: string | undefined }) {
  return <script nonce={useContext(ScriptMark)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }} />
}

/** Is not run, but read by its id. */
export function DataBlock({ id, text = '' }: { id: string; text: string | undefined }) {
  return <script id={id} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }} />
}
