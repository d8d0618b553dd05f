import type { Store } from 'react-admin'

/**
 * Stays within a tab: another language draws every screen anew, and a form would lose what is typed;
 * the filter of another tab would change which records are listed, exported and chosen here.
 */
const isOfTab = (key: string) => key === 'locale' || key.endsWith('.listParams')

/** The store that the tabs of a browser share, except the keys of each tab. */
export function tabStore(shared: Store): Store {
  const own = new Map<string, unknown>()

  return {
    ...shared,
    getItem(key, otherwise) {
      if (!isOfTab(key)) return shared.getItem(key, otherwise)
      if (!own.has(key)) own.set(key, shared.getItem(key))
      // Readers of the store know the type that they wrote.
      return (own.get(key) as typeof otherwise) ?? otherwise
    },
    setItem(key, value) {
      if (isOfTab(key)) own.set(key, value)
      shared.setItem(key, value)
    },
    removeItem(key) {
      if (isOfTab(key)) own.set(key, undefined)
      shared.removeItem(key)
    },
    subscribe(key, callback) {
      return shared.subscribe(key, (value) => (!isOfTab(key) || value === own.get(key)) && callback(value))
    },
  }
}
