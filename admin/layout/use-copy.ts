import { useNotify } from 'react-admin'

/** Copies a text, and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify()
  return async (text) => {
    await navigator.clipboard.writeText(text)
    notify('partitur.account.copied', { type: 'info' })
  }
}
