import type { Locale } from '#config'
import { inLocale } from '#model/define-record.ts'
import type { Label } from '#model/fields.ts'
import { accessFields } from './access-fields.ts'
import type { AccessFact } from './endpoints.ts'

/** Texts of facts that do not hold; those that hold are called as their fields. */
const absentFacts: Record<AccessFact, Label> = {
  wheelchair: ['Keine Rollstuhlplätze', 'No wheelchair spaces'],
  companion_ticket: ['Keine Karte für die Begleitperson', 'No ticket for a companion'],
  step_free: ['Kein stufenloser Weg', 'No step-free way'],
  lift: ['Kein Aufzug', 'No lift'],
  accessible_toilet: ['Keine barrierefreie Toilette', 'No accessible toilet'],
  hearing_loop: ['Keine Höranlage', 'No hearing system'],
  quiet_place: ['Kein ruhiger Raum', 'No quiet room'],
  sign_language: ['Ohne Gebärdensprache', 'No sign language'],
  relaxed: ['Keine entspannte Vorstellung', 'Not a relaxed performance'],
  assistance_dogs: ['Keine Assistenzhunde', 'No assistance dogs'],
}

const onePlace: Label = ['1 Rollstuhlplatz', '1 wheelchair space']
const severalPlaces = (places: number): Label => [`${places} Rollstuhlplätze`, `${places} wheelchair spaces`]

export function factName(fact: AccessFact, locale: Locale): string {
  return inLocale(accessFields[getFactColumn(fact)].label, locale)
}

/** `places`: number of wheelchair places. */
export function formatFact(
  { fact, is, places }: { fact: AccessFact; is: boolean; places: number | null },
  locale: Locale,
): string {
  if (fact === 'wheelchair' && places) return inLocale(places === 1 ? onePlace : severalPlaces(places), locale)
  return is ? factName(fact, locale) : inLocale(absentFacts[fact], locale)
}

export type FactColumn = Exclude<AccessFact, 'wheelchair'> | 'wheelchair_places'

export function getFactColumn(fact: AccessFact): FactColumn {
  return fact === 'wheelchair' ? 'wheelchair_places' : fact
}

export const stopWord: Record<Locale, string> = { de: 'Haltestelle', en: 'Nearest stop' }
