import type { VersionChange } from '../versions.ts'
import type { Act } from './audit-log.ts'

type Words<K extends string> = Record<K, string>
const kinds = (words: Record<string, string>) => words

/** What a file says around the entries; the screens have words of their own. */
export const logWords = {
  de: {
    title: 'Protokoll',
    heads: ['Wann', 'Wer', 'Was getan', 'Art', 'Nummer', 'Eintrag', 'Geändert'],
    added: 'hinzugefügt',
    removed: 'entfernt',
    kinds: kinds({
      users: 'Konto',
      settings: 'Einstellungen',
      releases: 'Veröffentlichung',
      'preview-links': 'Vorschau-Link',
      'missing-paths': 'Nicht gefundene Adresse',
    }),
  },
  en: {
    title: 'Log',
    heads: ['When', 'Who', 'What', 'Kind', 'Number', 'Record', 'Changed'],
    added: 'added',
    removed: 'removed',
    kinds: kinds({ users: 'Account', settings: 'Settings', releases: 'Release', 'preview-links': 'Preview link', 'missing-paths': 'Missing address' }),
  },
}

export const actWords: { de: Words<Act>; en: Words<Act> } = {
  de: {
    created: 'angelegt',
    changed: 'geändert',
    replaced: 'Datei ersetzt',
    deleted: 'gelöscht',
    restored: 'wiederhergestellt',
    merged: 'zusammengeführt',
    purged: 'endgültig gelöscht',
    published: 'veröffentlicht',
    unpublished: 'Veröffentlichung zurückgenommen',
    logged_in: 'angemeldet',
    login_refused: 'Anmeldung abgewiesen',
    logged_out: 'abgemeldet',
    password_changed: 'Passwort geändert',
    link_created: 'Link für ein neues Passwort erstellt',
    signed_out: 'überall abgemeldet',
    factor_begun: 'Einrichtung des zweiten Schritts begonnen',
    factor_on: 'Anmeldung in zwei Schritten eingeschaltet',
    factor_off: 'Anmeldung in zwei Schritten ausgeschaltet',
    codes_renewed: 'neue Wiederherstellungscodes erstellt',
    code_used: 'Wiederherstellungscode benutzt',
  },
  en: {
    created: 'created',
    changed: 'changed',
    replaced: 'file replaced',
    deleted: 'deleted',
    restored: 'restored',
    merged: 'merged',
    purged: 'deleted for good',
    published: 'published',
    unpublished: 'publication taken back',
    logged_in: 'logged in',
    login_refused: 'login refused',
    logged_out: 'logged out',
    password_changed: 'password changed',
    link_created: 'link for a new password made',
    signed_out: 'signed out everywhere',
    factor_begun: 'setup of the second step begun',
    factor_on: 'two-step login turned on',
    factor_off: 'two-step login turned off',
    codes_renewed: 'new recovery codes made',
    code_used: 'recovery code used',
  },
}

export const pageChangeWords: { de: Words<VersionChange['type']>; en: Words<VersionChange['type']> } = {
  de: {
    added: 'Modul hinzugefügt',
    removed: 'Modul entfernt',
    moved: 'Modul verschoben',
    changed: 'Modul geändert',
    showing: 'Modul zeigt sich anders',
    section_added: 'Abschnitt hinzugefügt',
    section_removed: 'Abschnitt entfernt',
    section_moved: 'Abschnitt verschoben',
    section_layout: 'Abschnitt anders aufgeteilt',
    section_showing: 'Abschnitt zeigt sich anders',
  },
  en: {
    added: 'module added',
    removed: 'module removed',
    moved: 'module moved',
    changed: 'module changed',
    showing: 'module shown differently',
    section_added: 'section added',
    section_removed: 'section removed',
    section_moved: 'section moved',
    section_layout: 'section laid out differently',
    section_showing: 'section shown differently',
  },
}
