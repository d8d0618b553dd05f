import type { Store } from 'react-admin'

const LOCALE = 'locale'

/**
 * What tabs of one browser share, but for the language of the screen: another one draws every screen anew, and a form of
 * this tab would lose what is typed. A tab keeps the language that it was opened in until it is told otherwise itself.
 */
export function keepLanguage(shared: Store): Store {
  let isKnown = false
  let locale: unknown

  return {
    ...shared,
    getItem(key, otherwise) {
      if (key !== LOCALE) return shared.getItem(key, otherwise)
      if (!isKnown) locale = shared.getItem(LOCALE)
      isKnown = true
      // Whoever reads the language from the store asks for a string.
      return (locale as typeof otherwise) ?? otherwise
    },
    setItem(key, value) {
      if (key === LOCALE) locale = value
      shared.setItem(key, value)
    },
    subscribe(key, callback) {
      return shared.subscribe(key, (value) => (key !== LOCALE || value === locale) && callback(value))
    },
  }
}
