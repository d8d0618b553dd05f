import type { Locale } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import { formatFieldProblem } from '#modules/fields/problems.ts'
import { type ErrorTexts, importTexts } from './exchange/import-texts.ts'
import { uploadTexts } from './exchange/upload-texts.ts'

/** By `code` or `code:detail`. Codes of module kinds are shared with the forms, see modules/fields/problems.ts. */
const texts: ErrorTexts = {
  ...importTexts,
  ...uploadTexts,
  bad_form: ['Diese Schreibweise wird hier nicht angenommen.', 'This is not accepted in this form.'],
  number: ['Bitte eine Zahl eingeben.', 'Please enter a number.'],
  whole_number: ['Bitte eine ganze Zahl eingeben.', 'Please enter a whole number.'],
  text: ['Bitte einen Text eingeben.', 'Please enter a text.'],
  yes_no: ['Bitte mit Ja oder Nein antworten.', 'Please answer yes or no.'],
  list: ['Hier gehört eine Liste hin.', 'A list belongs here.'],
  record: ['Hier gehören mehrere Felder hin.', 'Several fields belong here.'],
  too_short: ['Bitte mindestens {} Zeichen eingeben.', 'Please enter at least {} characters.'],
  at_least: ['Der kleinste mögliche Wert ist {}.', 'The smallest possible value is {}.'],
  at_most: ['Der größte mögliche Wert ist {}.', 'The largest possible value is {}.'],
  too_few_items: ['Bitte mindestens {} angeben.', 'Please give at least {}.'],
  export_too_large: [
    'Mehr als {} Einträge gehen nicht auf einmal. Grenzen Sie die Liste mit Filtern ein.',
    'More than {} entries are not possible at once. Narrow the list with filters.',
  ],
  too_many_items: ['Mehr als {} gehen nicht.', 'More than {} are not possible.'],
  one_of: ['Möglich ist: {}.', 'Possible values: {}.'],
  email: [
    'Das ist keine E-Mail-Adresse. Richtig ist zum Beispiel info@example.org.',
    'This is not an e-mail address. A right one is info@example.org.',
  ],
  wikidata_form: [
    'Die Kennung in Wikidata ist ein Q mit einer Zahl, zum Beispiel Q1339.',
    'An identifier of Wikidata is a Q with a number, for example Q1339.',
  ],
  musicbrainz_form: [
    'Die Kennung in MusicBrainz hat fünf Gruppen aus Ziffern und den Buchstaben a bis f.',
    'An identifier of MusicBrainz has five groups of digits and the letters a to f.',
  ],
  gnd_form: [
    'Das ist keine Nummer der GND: Sie hat neun oder zehn Stellen, und die letzte prüft die anderen.',
    'That is no number of the GND: it has nine or ten places, and the last one checks the others.',
  ],
  web_address: [
    'Bitte eine Adresse eingeben, die mit https:// beginnt.',
    'Please enter an address that begins with https://.',
  ],
  date_time: ['Das ist kein gültiges Datum mit Uhrzeit.', 'This is not a date with a time.'],
  time_skipped: [
    'Eine der Uhrzeiten gibt es an dem neuen Tag nicht: Die Uhr springt von 2 auf 3 Uhr.',
    'One of the times does not exist on the new day: the clock jumps from 2 to 3.',
  ],
  year_range: ['Das Jahr muss zwischen 1900 und 2100 liegen.', 'The year must be between 1900 and 2100.'],
  day_form: ['Bitte einen Tag angeben, zum Beispiel 2027-05-31.', 'Please give a day, for example 2027-05-31.'],
  day_or_month: [
    'Bitte einen Tag (2027-05-31) oder einen Monat (2027-05) angeben.',
    'Please give a day (2027-05-31) or a month (2027-05).',
  ],
  month_form: ['Bitte einen Monat angeben, zum Beispiel 2027-05.', 'Please give a month, for example 2027-05.'],
  fact_names: [
    'Bitte die Angaben zum Zugang mit Kommas trennen, zum Beispiel wheelchair,lift.',
    'Please separate the facts about access by commas, for example wheelchair,lift.',
  ],
  season_form: ['Bitte eine Saison angeben, zum Beispiel 2026-27.', 'Please give a season, for example 2026-27.'],
  slug_form: [
    'Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche, zum Beispiel sommer-konzert.',
    'Small letters without accents, digits and single hyphens are allowed, for example summer-concert.',
  ],
  anchor_form: [
    'Erlaubt sind Buchstaben ohne Umlaute, Ziffern, Bindestrich und Unterstrich.',
    'Letters without accents, digits, hyphen and underscore are allowed.',
  ],
  color_form: [
    'Bitte eine Farbe mit # und sechs Stellen angeben, zum Beispiel #2a6b4f.',
    'Please give a colour with # and six digits, for example #2a6b4f.',
  ],
  old_path_form: [
    'Bitte die alte Adresse ab dem ersten Schrägstrich eingeben, zum Beispiel /programm.pdf.',
    'Please enter the old address from its first slash on, for example /programme.pdf.',
  ],
  new_path_form: [
    'Bitte eine Seite dieser Website ab dem ersten Schrägstrich oder eine Adresse mit https:// eingeben.',
    'Please enter a page of this website from its first slash on, or an address with https://.',
  ],
  country_form: [
    'Bitte die zwei Buchstaben des Landes eingeben, zum Beispiel DE.',
    'Please enter the two letters of the country, for example DE.',
  ],
  host_form: [
    'Bitte nur den Namen eingeben, zum Beispiel schule.example.org.',
    'Please enter the name alone, for example school.example.org.',
  ],
  tag_manager_form: ['Die Kennung sieht so aus: GTM-ABC1234.', 'The id looks like this: GTM-ABC1234.'],
  id_list: ['Bitte Nummern angeben, mehrere mit Komma getrennt.', 'Please give numbers, several separated by commas.'],
  same_record: ['Bitte zwei verschiedene Einträge wählen.', 'Please choose two different records.'],
  unknown_reference: ['Diesen Eintrag gibt es nicht mehr.', 'This record no longer exists.'],
  unknown_field: ['Dieses Feld gibt es nicht.', 'There is no such field.'],
  unknown_column: ['Diese Spalte gibt es nicht.', 'There is no such column.'],
  slug_taken: ['Diese Kennung ist schon vergeben.', 'This slug is taken.'],
  path_reserved: [
    'Diese Adresse braucht die Website für Vorschau-Links. Bitte eine andere wählen.',
    'The website needs this address for preview links. Please choose another.',
  ],
  path_taken: ['Unter dieser Adresse gibt es schon eine Seite.', 'There is a page at this address already.'],
  unknown_placeholder: [
    '{{}} gibt es nicht. Unter dem Text stehen die möglichen Angaben.',
    'There is no {{}}. The possible ones are listed below the text.',
  ],
  open_place: ['Bitte füllen Sie die Stelle mit […] aus.', 'Please fill in the place with […].'],
  day_within: [
    'Bitte einen Tag zwischen heute und in {} Tagen angeben.',
    'Please give a day between today and in {} days.',
  ],
  page_loop: ['Eine Seite kann nicht unter sich selbst liegen.', 'A page cannot be below itself.'],
  edition_of_edition: [
    'Das geht nur für eine Seite in Alltagssprache, und nicht für eine Seite, die selbst Fassungen hat.',
    'This takes a page in everyday language, and not for a page that has versions itself.',
  ],
  edition_taken: ['Diese Fassung gibt es für die Seite schon.', 'The page has this version already.'],
  redirect_taken: [
    'Für diese Adresse gibt es schon eine Weiterleitung.',
    'There is a redirect for this address already.',
  ],
  redirect_loop: ['Die Weiterleitung führt auf sich selbst.', 'The redirect leads to itself.'],
  redirect_chain: ['Das Ziel ist selbst eine Weiterleitung.', 'The target is a redirect itself.'],
  redirect_live: [
    'Unter dieser Adresse steht „{}“. Eine Weiterleitung geht erst, wenn es dort nichts mehr gibt.',
    '“{}” stands at this address. It can be redirected once nothing is there any more.',
  ],
  redirect_query: [
    'Eine Adresse mit ? oder # kann nicht weitergeleitet werden. Bitte nur den Teil davor eingeben.',
    'An address with ? or # cannot be redirected. Please enter only the part before it.',
  ],
  redirect_reserved: ['Diese Adresse braucht die Website selbst.', 'The website needs this address itself.'],
  target_missing: ['Unter dieser Adresse gibt es nichts.', 'There is nothing at this address.'],
  no_addresses: [
    'Hier steht keine Adresse, die mit / oder https:// beginnt.',
    'There is no address here that begins with / or https://.',
  ],
  after_start: ['Das Ende muss nach dem Beginn liegen.', 'The end must be after the start.'],
  price_order: [
    'Die teuerste Karte kann nicht weniger kosten als die günstigste.',
    'The dearest ticket cannot cost less than the cheapest.',
  ],
  reduced_price: [
    'Ermäßigt kann nicht mehr kosten als der volle Preis.',
    'Reduced cannot cost more than the full price.',
  ],
  email_taken: [
    'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    'There is an account with this e-mail address already.',
  ],
  taken: ['Das ist schon vergeben.', 'This is taken.'],
  last_admin: [
    'Das ist das letzte Konto für die Verwaltung. Es muss bleiben.',
    'This is the last admin account. It must stay.',
  ],
  wrong_password: ['Das bisherige Passwort stimmt nicht.', 'The current password is wrong.'],
  wrong_code: [
    'Dieser Code stimmt nicht. Nehmen Sie den, der jetzt in der App steht, oder einen Wiederherstellungscode, den Sie noch nicht benutzt haben.',
    'This code is wrong. Take the one that stands in the app now, or a recovery code that you have not used yet.',
  ],
  code_used: [
    'Dieser Code wurde schon benutzt. Warten Sie in der App auf den nächsten.',
    'This code was used already. Wait for the next one in the app.',
  ],
  factor_lost: [
    'Der zweite Schritt dieses Kontos lässt sich nicht mehr prüfen. Bitten Sie die Verwaltung, ihn zu entfernen.',
    'The second step of this account can no longer be checked. Ask an admin to remove it.',
  ],
  factor_required: [
    'Die Einstellungen verlangen den zweiten Schritt für die Verwaltung. Er kann nicht ausgeschaltet werden.',
    'The settings require the second step of admins. It cannot be turned off.',
  ],
  factor_known: ['Der zweite Schritt ist schon eingerichtet.', 'The second step is set up already.'],
  no_factor: ['Für dieses Konto ist kein zweiter Schritt eingerichtet.', 'No second step is set up for this account.'],
  not_json: ['Erwartet wird JSON.', 'JSON is expected.'],
  too_deep: ['Das ist zu tief verschachtelt.', 'This is nested too deeply.'],
  nul: [
    'Hier steht ein Zeichen, das kein Text ist. Bitte neu eintippen.',
    'There is a character here that is no text. Please type it anew.',
  ],
  wrong_first_code: [
    'Dieser Code stimmt nicht. Nehmen Sie den, der jetzt in der App steht. Stimmt er nie, geht die Uhr des Telefons falsch.',
    'This code is wrong. Take the one that stands in the app now. If it is never right, the phone’s clock is wrong.',
  ],
  has_password: [
    'Dieses Konto ist schon angenommen. Wenn das Passwort fehlt, erstellen Sie einen Link für ein neues.',
    'This account is accepted already. If the password is lost, make a link for a new one.',
  ],
  no_password: [
    'Zu diesem Konto gibt es noch kein Passwort. Laden Sie die Person neu ein.',
    'This account has no password yet. Invite the person anew.',
  ],
  no_invitation: ['Für dieses Konto ist keine Einladung offen.', 'No invitation is open for this account.'],
  invitation_unknown: [
    'Diesen Link gibt es nicht. Öffnen Sie ihn so, wie er in der Einladung steht.',
    'There is no such link. Open it as it stands in the invitation.',
  ],
  invitation_used: [
    'Diese Einladung ist schon angenommen. Melden Sie sich mit Ihrem Passwort an.',
    'This invitation is accepted already. Log in with your password.',
  ],
  invitation_revoked: [
    'Diese Einladung wurde zurückgezogen oder durch eine neue ersetzt.',
    'This invitation was withdrawn, or replaced by a new one.',
  ],
  invitation_expired: [
    'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.',
    'This invitation has expired. Please ask for a new one.',
  ],
  token_expired: [
    'Dieser Link gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.',
    'This link is no longer valid. Please ask for a new one.',
  ],
  ticket_old: [
    'Dieses Formular ist zu alt. Bitte noch einmal absenden.',
    'This form is too old. Please send it again.',
  ],
  too_quick: [
    'Das ging sehr schnell. Bitte prüfen und noch einmal absenden.',
    'That was very quick. Please check it and send it again.',
  ],
  send_again: ['Bitte prüfen und noch einmal absenden.', 'Please check it and send it again.'],
  in_past: ['Dieser Zeitpunkt ist schon vorbei.', 'This time has passed.'],
  not_public: ['Diese Sprache ist noch nie veröffentlicht worden.', 'This language was never published.'],
  under_way: [
    'Das ist schon öffentlich oder wird es in den nächsten Sekunden.',
    'This is public already, or will be within seconds.',
  ],
  before_first_day: [
    'Der letzte Tag muss der erste oder ein späterer sein.',
    'The last day must be the first one or a later one.',
  ],
  closed_too_long: [
    'Länger als {} Tage kann nicht geschlossen sein.',
    'The school cannot be closed for more than {} days.',
  ],
  days_known: ['Genau diese Tage sind schon eingetragen: {}.', 'These very days are entered already: {}.'],
  no_calendar: [
    'Das ist keine Kalenderdatei, wie sie hier gelesen wird (.ics).',
    'This is no calendar file that can be read here (.ics).',
  ],
  ambiguous_number: [
    '„{}“ lässt sich zweifach lesen. Für tausend bitte ohne Punkt und Komma oder mit Nachkommastellen schreiben (1200 oder 1.200,00), für Bruchteile mit höchstens zwei Stellen.',
    '“{}” can be read in two ways. For a thousand please write no point and comma or decimals (1200 or 1,200.00), for fractions at most two digits.',
  ],
  clash_hall: ['Saal belegt: {}', 'Hall taken: {}'],
  clash_person: ['Spielt schon: {}', 'Plays already: {}'],
  clash_closed: ['Geschlossen: {}', 'Closed: {}'],
  work_missing: [
    'Jemand wirkt in einem Werk mit, das hier nicht steht.',
    'Somebody takes part in a work that is not listed here.',
  ],
}

export function fieldErrorText(message: string, locale: Locale): string | null {
  const [, code = '', detail = ''] = /^(\w+)(?::(.*))?$/s.exec(message) ?? []
  const text = Object.hasOwn(texts, code) ? texts[code]?.[locale === 'de' ? 0 : 1] : undefined
  if (text === undefined) return formatFieldProblem(message, locale)
  return typeof text === 'function' ? text(detail) : text.replaceAll('{}', () => detail)
}

/** All errors in one line; errors of the whole body have no field name. */
export function formatFields(fields: FieldErrors, locale: Locale): string {
  const lines = Object.entries(fields).map(([field, codes]) => {
    const texts = codes.map((code) => fieldErrorText(code, locale) ?? code).join(' ')
    return field === 'body' ? texts : `${field}: ${texts}`
  })
  return lines.join(' ')
}
