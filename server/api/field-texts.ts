import type { Locale } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import { formatFieldProblem } from '#modules/fields/problems.ts'
import { importTexts } from './exchange/import-texts.ts'

/** By `code` or `code:detail`. Codes of module kinds are shared with the forms, see modules/fields/problems.ts. */
const texts = {
  de: {
    ...importTexts.de,
    bad_form: () => 'Diese Schreibweise wird hier nicht angenommen.',
    number: () => 'Bitte eine Zahl eingeben.',
    whole_number: () => 'Bitte eine ganze Zahl eingeben.',
    text: () => 'Bitte einen Text eingeben.',
    yes_no: () => 'Bitte mit Ja oder Nein antworten.',
    list: () => 'Hier gehört eine Liste hin.',
    record: () => 'Hier gehören mehrere Felder hin.',
    too_short: (min: string) => `Bitte mindestens ${min} Zeichen eingeben.`,
    at_least: (min: string) => `Der kleinste mögliche Wert ist ${min}.`,
    at_most: (max: string) => `Der größte mögliche Wert ist ${max}.`,
    too_few_items: (min: string) => `Bitte mindestens ${min} angeben.`,
    export_too_large: (max: string) =>
      `Mehr als ${max} Einträge gehen nicht auf einmal. Grenzen Sie die Liste mit Filtern ein.`,
    too_many_items: (max: string) => `Mehr als ${max} gehen nicht.`,
    one_of: (values: string) => `Möglich ist: ${values}.`,
    email: () => 'Das ist keine E-Mail-Adresse. Richtig ist zum Beispiel info@example.org.',
    wikidata_form: () => 'Die Kennung in Wikidata ist ein Q mit einer Zahl, zum Beispiel Q1339.',
    musicbrainz_form: () => 'Die Kennung in MusicBrainz hat fünf Gruppen aus Ziffern und den Buchstaben a bis f.',
    gnd_form: () => 'Das ist keine Nummer der GND: Sie hat neun oder zehn Stellen, und die letzte prüft die anderen.',
    web_address: () => 'Bitte eine Adresse eingeben, die mit https:// beginnt.',
    date_time: () => 'Das ist kein gültiges Datum mit Uhrzeit.',
    time_skipped: () => 'Eine der Uhrzeiten gibt es an dem neuen Tag nicht: Die Uhr springt von 2 auf 3 Uhr.',
    year_range: () => 'Das Jahr muss zwischen 1900 und 2100 liegen.',
    day_form: () => 'Bitte einen Tag angeben, zum Beispiel 2027-05-31.',
    day_or_month: () => 'Bitte einen Tag (2027-05-31) oder einen Monat (2027-05) angeben.',
    month_form: () => 'Bitte einen Monat angeben, zum Beispiel 2027-05.',
    fact_names: () => 'Bitte die Angaben zum Zugang mit Kommas trennen, zum Beispiel wheelchair,lift.',
    season_form: () => 'Bitte eine Saison angeben, zum Beispiel 2026-27.',
    slug_form: () =>
      'Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche, zum Beispiel sommer-konzert.',
    anchor_form: () => 'Erlaubt sind Buchstaben ohne Umlaute, Ziffern, Bindestrich und Unterstrich.',
    color_form: () => 'Bitte eine Farbe mit # und sechs Stellen angeben, zum Beispiel #2a6b4f.',
    old_path_form: () => 'Bitte die alte Adresse ab dem ersten Schrägstrich eingeben, zum Beispiel /programm.pdf.',
    new_path_form: () =>
      'Bitte eine Seite dieser Website ab dem ersten Schrägstrich oder eine Adresse mit https:// eingeben.',
    country_form: () => 'Bitte die zwei Buchstaben des Landes eingeben, zum Beispiel DE.',
    host_form: () => 'Bitte nur den Namen eingeben, zum Beispiel schule.example.org.',
    tag_manager_form: () => 'Die Kennung sieht so aus: GTM-ABC1234.',
    id_list: () => 'Bitte Nummern angeben, mehrere mit Komma getrennt.',
    same_record: () => 'Bitte zwei verschiedene Einträge wählen.',
    unknown_reference: () => 'Diesen Eintrag gibt es nicht mehr.',
    unknown_field: () => 'Dieses Feld gibt es nicht.',
    unknown_column: () => 'Diese Spalte gibt es nicht.',
    slug_taken: () => 'Diese Kennung ist schon vergeben.',
    path_reserved: () => 'Diese Adresse braucht die Website für Vorschau-Links. Bitte eine andere wählen.',
    path_taken: () => 'Unter dieser Adresse gibt es schon eine Seite.',
    unknown_placeholder: (name: string) => `{${name}} gibt es nicht. Unter dem Text stehen die möglichen Angaben.`,
    open_place: () => 'Bitte füllen Sie die Stelle mit […] aus.',
    day_within: (days: string) => `Bitte einen Tag zwischen heute und in ${days} Tagen angeben.`,
    page_loop: () => 'Eine Seite kann nicht unter sich selbst liegen.',
    edition_of_edition: () =>
      'Das geht nur für eine Seite in Alltagssprache, und nicht für eine Seite, die selbst Fassungen hat.',
    edition_taken: () => 'Diese Fassung gibt es für die Seite schon.',
    redirect_taken: () => 'Für diese Adresse gibt es schon eine Weiterleitung.',
    redirect_loop: () => 'Die Weiterleitung führt auf sich selbst.',
    redirect_chain: () => 'Das Ziel ist selbst eine Weiterleitung.',
    redirect_live: (title: string) =>
      `Unter dieser Adresse steht „${title}“. Eine Weiterleitung geht erst, wenn es dort nichts mehr gibt.`,
    redirect_query: () =>
      'Eine Adresse mit ? oder # kann nicht weitergeleitet werden. Bitte nur den Teil davor eingeben.',
    redirect_reserved: () => 'Diese Adresse braucht die Website selbst.',
    target_missing: () => 'Unter dieser Adresse gibt es nichts.',
    no_addresses: () => 'Hier steht keine Adresse, die mit / oder https:// beginnt.',
    after_start: () => 'Das Ende muss nach dem Beginn liegen.',
    price_order: () => 'Die teuerste Karte kann nicht weniger kosten als die günstigste.',
    reduced_price: () => 'Ermäßigt kann nicht mehr kosten als der volle Preis.',
    email_taken: () => 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    taken: () => 'Das ist schon vergeben.',
    last_admin: () => 'Das ist das letzte Konto für die Verwaltung. Es muss bleiben.',
    wrong_password: () => 'Das bisherige Passwort stimmt nicht.',
    wrong_code: () =>
      'Dieser Code stimmt nicht. Nehmen Sie den, der jetzt in der App steht, oder einen Wiederherstellungscode, den Sie noch nicht benutzt haben.',
    code_used: () => 'Dieser Code wurde schon benutzt. Warten Sie in der App auf den nächsten.',
    factor_lost: () =>
      'Der zweite Schritt dieses Kontos lässt sich nicht mehr prüfen. Bitten Sie die Verwaltung, ihn zu entfernen.',
    factor_required: () =>
      'Die Einstellungen verlangen den zweiten Schritt für die Verwaltung. Er kann nicht ausgeschaltet werden.',
    factor_known: () => 'Der zweite Schritt ist schon eingerichtet.',
    no_factor: () => 'Für dieses Konto ist kein zweiter Schritt eingerichtet.',
    not_json: () => 'Erwartet wird JSON.',
    too_deep: () => 'Das ist zu tief verschachtelt.',
    nul: () => 'Hier steht ein Zeichen, das kein Text ist. Bitte neu eintippen.',
    wrong_first_code: () =>
      'Dieser Code stimmt nicht. Nehmen Sie den, der jetzt in der App steht. Stimmt er nie, geht die Uhr des Telefons falsch.',
    has_password: () =>
      'Dieses Konto ist schon angenommen. Wenn das Passwort fehlt, erstellen Sie einen Link für ein neues.',
    no_password: () => 'Zu diesem Konto gibt es noch kein Passwort. Laden Sie die Person neu ein.',
    no_invitation: () => 'Für dieses Konto ist keine Einladung offen.',
    invitation_unknown: () => 'Diesen Link gibt es nicht. Öffnen Sie ihn so, wie er in der Einladung steht.',
    invitation_used: () => 'Diese Einladung ist schon angenommen. Melden Sie sich mit Ihrem Passwort an.',
    invitation_revoked: () => 'Diese Einladung wurde zurückgezogen oder durch eine neue ersetzt.',
    invitation_expired: () => 'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.',
    token_expired: () => 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.',
    file_empty: () => 'Diese Datei ist leer. Vielleicht ist sie noch nicht ganz heruntergeladen.',
    file_other: () => 'Hier gehen PDF, MP3 und MP4. Aus Word oder Excel: als PDF speichern.',
    picture_empty: () => 'Diese Datei ist leer. Vielleicht ist sie noch nicht ganz heruntergeladen oder übertragen.',
    picture_svg: () =>
      'SVG geht nicht, weil darin Programme stecken können. Bitte als PNG speichern, mindestens 1000 Punkte breit. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    picture_tiff: () =>
      'TIFF geht nicht. Bitte in der Bildbearbeitung als JPEG speichern, in voller Größe. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    picture_heic: () =>
      'Dieses HEIC-Bild lässt sich nicht lesen. Auf dem iPhone: beim Teilen „Maximal kompatibel“ wählen, dann kommt ein JPEG. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    picture_damaged: () =>
      'Dieses Bild ist beschädigt oder nicht vollständig. Bitte öffnen Sie es, speichern Sie es neu und laden Sie es noch einmal hoch.',
    picture_other: () => 'Das ist kein Bild, das hier geht. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    picture_pixels: () =>
      'Dieses Bild hat mehr als 100 Millionen Bildpunkte; bei einem bewegten GIF zählen alle seine Bilder zusammen. Bitte kleiner speichern.',
    file_known: (name: string) => `Genau diese Datei gibt es hier schon: ${name}.`,
    no_file: () => 'Bitte wählen Sie eine Datei.',
    ticket_old: () => 'Dieses Formular ist zu alt. Bitte noch einmal absenden.',
    too_quick: () => 'Das ging sehr schnell. Bitte prüfen und noch einmal absenden.',
    send_again: () => 'Bitte prüfen und noch einmal absenden.',
    in_past: () => 'Dieser Zeitpunkt ist schon vorbei.',
    not_public: () => 'Diese Sprache ist noch nie veröffentlicht worden.',
    under_way: () => 'Das ist schon öffentlich oder wird es in den nächsten Sekunden.',
    before_first_day: () => 'Der letzte Tag muss der erste oder ein späterer sein.',
    closed_too_long: (days: string) => `Länger als ${days} Tage kann nicht geschlossen sein.`,
    days_known: (name: string) => `Genau diese Tage sind schon eingetragen: ${name}.`,
    no_calendar: () => 'Das ist keine Kalenderdatei, wie sie hier gelesen wird (.ics).',
    ambiguous_number: (text: string) =>
      `„${text}“ lässt sich zweifach lesen. Für tausend bitte ohne Punkt und Komma oder mit Nachkommastellen schreiben (1200 oder 1.200,00), für Bruchteile mit höchstens zwei Stellen.`,
    clash_hall: (conflicts: string) => `Saal belegt: ${conflicts}`,
    clash_person: (conflicts: string) => `Spielt schon: ${conflicts}`,
    clash_closed: (conflicts: string) => `Geschlossen: ${conflicts}`,
    work_missing: () => 'Jemand wirkt in einem Werk mit, das hier nicht steht.',
  },
  en: {
    ...importTexts.en,
    bad_form: () => 'This is not accepted in this form.',
    number: () => 'Please enter a number.',
    whole_number: () => 'Please enter a whole number.',
    text: () => 'Please enter a text.',
    yes_no: () => 'Please answer yes or no.',
    list: () => 'A list belongs here.',
    record: () => 'Several fields belong here.',
    too_short: (min: string) => `Please enter at least ${min} characters.`,
    at_least: (min: string) => `The smallest possible value is ${min}.`,
    at_most: (max: string) => `The largest possible value is ${max}.`,
    too_few_items: (min: string) => `Please give at least ${min}.`,
    export_too_large: (max: string) =>
      `More than ${max} entries are not possible at once. Narrow the list with filters.`,
    too_many_items: (max: string) => `More than ${max} are not possible.`,
    one_of: (values: string) => `Possible values: ${values}.`,
    email: () => 'This is not an e-mail address. A right one is info@example.org.',
    wikidata_form: () => 'An identifier of Wikidata is a Q with a number, for example Q1339.',
    musicbrainz_form: () => 'An identifier of MusicBrainz has five groups of digits and the letters a to f.',
    gnd_form: () => 'That is no number of the GND: it has nine or ten places, and the last one checks the others.',
    web_address: () => 'Please enter an address that begins with https://.',
    date_time: () => 'This is not a date with a time.',
    time_skipped: () => 'One of the times does not exist on the new day: the clock jumps from 2 to 3.',
    year_range: () => 'The year must be between 1900 and 2100.',
    day_form: () => 'Please give a day, for example 2027-05-31.',
    day_or_month: () => 'Please give a day (2027-05-31) or a month (2027-05).',
    month_form: () => 'Please give a month, for example 2027-05.',
    fact_names: () => 'Please separate the facts about access by commas, for example wheelchair,lift.',
    season_form: () => 'Please give a season, for example 2026-27.',
    slug_form: () =>
      'Small letters without accents, digits and single hyphens are allowed, for example summer-concert.',
    anchor_form: () => 'Letters without accents, digits, hyphen and underscore are allowed.',
    color_form: () => 'Please give a colour with # and six digits, for example #2a6b4f.',
    old_path_form: () => 'Please enter the old address from its first slash on, for example /programme.pdf.',
    new_path_form: () => 'Please enter a page of this website from its first slash on, or an address with https://.',
    country_form: () => 'Please enter the two letters of the country, for example DE.',
    host_form: () => 'Please enter the name alone, for example school.example.org.',
    tag_manager_form: () => 'The id looks like this: GTM-ABC1234.',
    id_list: () => 'Please give numbers, several separated by commas.',
    same_record: () => 'Please choose two different records.',
    unknown_reference: () => 'This record no longer exists.',
    unknown_field: () => 'There is no such field.',
    unknown_column: () => 'There is no such column.',
    slug_taken: () => 'This slug is taken.',
    path_reserved: () => 'The website needs this address for preview links. Please choose another.',
    path_taken: () => 'There is a page at this address already.',
    unknown_placeholder: (name: string) => `There is no {${name}}. The possible ones are listed below the text.`,
    open_place: () => 'Please fill in the place with […].',
    day_within: (days: string) => `Please give a day between today and in ${days} days.`,
    page_loop: () => 'A page cannot be below itself.',
    edition_of_edition: () => 'This takes a page in everyday language, and not for a page that has versions itself.',
    edition_taken: () => 'The page has this version already.',
    redirect_taken: () => 'There is a redirect for this address already.',
    redirect_loop: () => 'The redirect leads to itself.',
    redirect_chain: () => 'The target is a redirect itself.',
    redirect_live: (title: string) =>
      `“${title}” stands at this address. It can be redirected once nothing is there any more.`,
    redirect_query: () => 'An address with ? or # cannot be redirected. Please enter only the part before it.',
    redirect_reserved: () => 'The website needs this address itself.',
    target_missing: () => 'There is nothing at this address.',
    no_addresses: () => 'There is no address here that begins with / or https://.',
    after_start: () => 'The end must be after the start.',
    price_order: () => 'The dearest ticket cannot cost less than the cheapest.',
    reduced_price: () => 'Reduced cannot cost more than the full price.',
    email_taken: () => 'There is an account with this e-mail address already.',
    taken: () => 'This is taken.',
    last_admin: () => 'This is the last admin account. It must stay.',
    wrong_password: () => 'The current password is wrong.',
    wrong_code: () =>
      'This code is wrong. Take the one that stands in the app now, or a recovery code that you have not used yet.',
    code_used: () => 'This code was used already. Wait for the next one in the app.',
    factor_lost: () => 'The second step of this account can no longer be checked. Ask an admin to remove it.',
    factor_required: () => 'The settings require the second step of admins. It cannot be turned off.',
    factor_known: () => 'The second step is set up already.',
    no_factor: () => 'No second step is set up for this account.',
    not_json: () => 'JSON is expected.',
    too_deep: () => 'This is nested too deeply.',
    nul: () => 'There is a character here that is no text. Please type it anew.',
    wrong_first_code: () =>
      'This code is wrong. Take the one that stands in the app now. If it is never right, the phone’s clock is wrong.',
    has_password: () => 'This account is accepted already. If the password is lost, make a link for a new one.',
    no_password: () => 'This account has no password yet. Invite the person anew.',
    no_invitation: () => 'No invitation is open for this account.',
    invitation_unknown: () => 'There is no such link. Open it as it stands in the invitation.',
    invitation_used: () => 'This invitation is accepted already. Log in with your password.',
    invitation_revoked: () => 'This invitation was withdrawn, or replaced by a new one.',
    invitation_expired: () => 'This invitation has expired. Please ask for a new one.',
    token_expired: () => 'This link is no longer valid. Please ask for a new one.',
    file_empty: () => 'This file is empty. Perhaps it is not downloaded completely yet.',
    file_other: () => 'PDF, MP3 and MP4 are accepted. From Word or Excel: save as PDF.',
    picture_empty: () => 'This file is empty. Perhaps it is not downloaded or transferred completely yet.',
    picture_svg: () =>
      'SVG is not accepted, because it may hold programs. Please save it as PNG, at least 1000 pixels wide. JPEG, PNG, WebP, AVIF and GIF are accepted.',
    picture_tiff: () =>
      'TIFF is not accepted. Please save it as JPEG, in full size. JPEG, PNG, WebP, AVIF and GIF are accepted.',
    picture_heic: () =>
      'This HEIC picture cannot be read. On an iPhone choose “Most Compatible” when sharing, which makes a JPEG. JPEG, PNG, WebP, AVIF and GIF are accepted.',
    picture_damaged: () => 'This picture is damaged or incomplete. Please open it, save it anew and upload it again.',
    picture_other: () => 'This is no picture that is accepted here. JPEG, PNG, WebP, AVIF and GIF are accepted.',
    picture_pixels: () =>
      'This picture has more than 100 million pixels; of a moving GIF all frames count together. Please save it smaller.',
    file_known: (name: string) => `This very file is here already: ${name}.`,
    no_file: () => 'Please choose a file.',
    ticket_old: () => 'This form is too old. Please send it again.',
    too_quick: () => 'That was very quick. Please check it and send it again.',
    send_again: () => 'Please check it and send it again.',
    in_past: () => 'This time has passed.',
    not_public: () => 'This language was never published.',
    under_way: () => 'This is public already, or will be within seconds.',
    before_first_day: () => 'The last day must be the first one or a later one.',
    closed_too_long: (days: string) => `The school cannot be closed for more than ${days} days.`,
    days_known: (name: string) => `These very days are entered already: ${name}.`,
    no_calendar: () => 'This is no calendar file that can be read here (.ics).',
    ambiguous_number: (text: string) =>
      `“${text}” can be read in two ways. For a thousand please write no point and comma or decimals (1200 or 1,200.00), for fractions at most two digits.`,
    clash_hall: (conflicts: string) => `Hall taken: ${conflicts}`,
    clash_person: (conflicts: string) => `Plays already: ${conflicts}`,
    clash_closed: (conflicts: string) => `Closed: ${conflicts}`,
    work_missing: () => 'Somebody takes part in a work that is not listed here.',
  },
} satisfies Record<Locale, Record<string, (detail: string) => string>>

export function fieldErrorText(message: string, locale: Locale): string | null {
  const [, code = '', detail = ''] = /^(\w+)(?::(.*))?$/s.exec(message) ?? []
  const formatters: Record<string, (detail: string) => string> = texts[locale]
  return (
    (Object.hasOwn(formatters, code) ? formatters[code]?.(detail) : undefined) ?? formatFieldProblem(message, locale)
  )
}

/** All errors in one line; errors of the whole body have no field name. */
export function formatFields(fields: FieldErrors, locale: Locale): string {
  const lines = Object.entries(fields).map(([field, codes]) => {
    const texts = codes.map((code) => fieldErrorText(code, locale) ?? code).join(' ')
    return field === 'body' ? texts : `${field}: ${texts}`
  })
  return lines.join(' ')
}
