import type { Store } from 'react-admin'

/**
 * Per tab: another language redraws every screen and discards input; another tab's filter would change the records that
 * are listed, exported and selected here.
 */
const isOfTab = (key: string) => key === 'locale' || key.endsWith('.listParams')

/** The store that the tabs of a browser share, except for per-tab keys. */
export function tabStore(shared: Store): Store {
  const tabValues = new Map<string, unknown>()

  return {
    ...shared,
    getItem(key, otherwise) {
      if (!isOfTab(key)) return shared.getItem(key, otherwise)
      if (!tabValues.has(key)) tabValues.set(key, shared.getItem(key))
      // Readers of the store know the type that they wrote.
      return (tabValues.get(key) as typeof otherwise) ?? otherwise
    },
    setItem(key, value) {
      if (isOfTab(key)) tabValues.set(key, value)
      shared.setItem(key, value)
    },
    removeItem(key) {
      if (isOfTab(key)) tabValues.set(key, undefined)
      shared.removeItem(key)
    },
    subscribe(key, callback) {
      return shared.subscribe(key, (value) => (!isOfTab(key) || value === tabValues.get(key)) && callback(value))
    },
  }
}
