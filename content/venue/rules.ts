import type { RulesByResource } from '#server/services/resources/definition.ts'

export default {
  venues: {
    headings: {
      name: ['Spielort', 'Saal', 'Halle', 'Venue', 'Hall'],
      street: ['Straße', 'Adresse', 'Street'],
      postcode: ['PLZ', 'ZIP'],
      city: ['Stadt', 'Town'],
    },
    fromName: { isEnough: () => true, draft: draftVenue },
  },
} satisfies RulesByResource

/** „Kursaal, Marbruck“: name and city. */
function draftVenue(text: string) {
  const at = text.lastIndexOf(',')
  return at === -1 ? { name: text, city: '' } : { name: text.slice(0, at).trim(), city: text.slice(at + 1).trim() }
}
