import { plural } from '#site/i18n/plural.ts'
import { defineWords } from '#site/i18n/words.ts'

const times = {
  de: plural('de', { one: 'Termin', other: 'Termine' }),
  en: plural('en', { one: 'date', other: 'dates' }),
}

export const pastWords = defineWords({
  de: { count: (n: number) => `${n} ${times.de(n)}`, pages: 'Weitere Seiten', later: 'Spätere Termine', earlier: 'Frühere Termine' },
  en: { count: (n) => `${n} ${times.en(n)}`, pages: 'Further pages', later: 'Later dates', earlier: 'Earlier dates' },
})
