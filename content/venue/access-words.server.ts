import type { Locale } from '#config'
import type { AccessFact } from './endpoints.ts'

type AccessWords = Record<AccessFact, { yes: string; no: string }>

/** Texts of all facts, for pages, calendars, linked data and the search. */
const words: Record<Locale, AccessWords> = {
  de: {
    wheelchair: { yes: 'Rollstuhlplätze', no: 'Keine Rollstuhlplätze' },
    companion_ticket: { yes: 'Karte für die Begleitperson', no: 'Keine Karte für die Begleitperson' },
    step_free: { yes: 'Stufenloser Weg', no: 'Kein stufenloser Weg' },
    lift: { yes: 'Aufzug', no: 'Kein Aufzug' },
    accessible_toilet: { yes: 'Barrierefreie Toilette', no: 'Keine barrierefreie Toilette' },
    hearing_loop: { yes: 'Induktive Höranlage', no: 'Keine Höranlage' },
    quiet_place: { yes: 'Ruhiger Raum', no: 'Kein ruhiger Raum' },
    sign_language: { yes: 'Gebärdensprache', no: 'Ohne Gebärdensprache' },
    relaxed: { yes: 'Entspannte Vorstellung', no: 'Keine entspannte Vorstellung' },
    assistance_dogs: { yes: 'Assistenzhunde willkommen', no: 'Keine Assistenzhunde' },
  },
  en: {
    wheelchair: { yes: 'Wheelchair spaces', no: 'No wheelchair spaces' },
    companion_ticket: { yes: 'Ticket for a companion', no: 'No ticket for a companion' },
    step_free: { yes: 'Step-free way', no: 'No step-free way' },
    lift: { yes: 'Lift', no: 'No lift' },
    accessible_toilet: { yes: 'Accessible toilet', no: 'No accessible toilet' },
    hearing_loop: { yes: 'Hearing loop', no: 'No hearing system' },
    quiet_place: { yes: 'Quiet room', no: 'No quiet room' },
    sign_language: { yes: 'Sign language', no: 'No sign language' },
    relaxed: { yes: 'Relaxed performance', no: 'Not a relaxed performance' },
    assistance_dogs: { yes: 'Assistance dogs welcome', no: 'No assistance dogs' },
  },
}

const onePlace: Record<Locale, string> = { de: '1 Rollstuhlplatz', en: '1 wheelchair space' }
const severalPlaces: Record<Locale, (places: number) => string> = {
  de: (places) => `${places} Rollstuhlplätze`,
  en: (places) => `${places} wheelchair spaces`,
}

export function factName(fact: AccessFact, locale: Locale): string {
  return words[locale][fact].yes
}

/** `places`: number of wheelchair places. */
export function formatFact(
  { fact, is, places }: { fact: AccessFact; is: boolean; places: number | null },
  locale: Locale,
): string {
  if (fact === 'wheelchair' && places) return places === 1 ? onePlace[locale] : severalPlaces[locale](places)
  return words[locale][fact][is ? 'yes' : 'no']
}

export const stopWord: Record<Locale, string> = { de: 'Haltestelle', en: 'Nearest stop' }
