import { houseName, type Locale } from '#config'

type FeedWords = { title: string; titleOf: (category: string) => string }

const titleOf = (what: string) => `${houseName}: ${what}`

export const feedWords: Record<Locale, FeedWords> = {
  de: { title: titleOf('Aktuelles'), titleOf },
  en: { title: titleOf('News'), titleOf },
}
