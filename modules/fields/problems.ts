import type { Locale } from '#config'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '../rich-text.ts'

/** Error texts of the kinds' schemas by `code` or `code:detail`, shared by server and form. */
const texts = {
  de: {
    required: () => 'Bitte ausfüllen.',
    image_required: () => 'Bitte ein Bild wählen.',
    too_long: (limit: string) => `Höchstens ${limit} Zeichen.`,
    too_many: (count: string) =>
      formatTooMany(count, (excess, limit) => `${excess} Zeichen zu viel, höchstens ${limit}.`),
    table_size: () => `Höchstens ${MAX_TABLE_ROWS} Zeilen und ${MAX_TABLE_COLUMNS} Spalten.`,
    choice: () => 'Bitte einen der angebotenen Werte wählen.',
    not_an_image: () => 'Das ist kein Bild aus der Mediathek.',
    link_form: () =>
      'Bitte eine Adresse mit https://, eine E-Mail-Adresse mit mailto:, eine Telefonnummer mit tel: oder eine Seite dieser Website wählen.',
    file_form: () => 'Bitte eine MP4-Datei der Mediathek wählen.',
    file_type: (type: string) => `Hier geht nur eine ${type}-Datei.`,
    embed_form: () => 'Bitte eine Adresse mit https:// oder den Einbettungscode mit <iframe …> einfügen.',
    embed_host: (hosts: string) => `Erlaubt sind Inhalte von ${hosts}.`,
    embed_content: () => 'Diese Adresse führt nicht zu einem Inhalt, der sich einbetten lässt.',
  },
  en: {
    required: () => 'Please fill this in.',
    image_required: () => 'Please choose a picture.',
    too_long: (limit: string) => `At most ${limit} characters.`,
    too_many: (count: string) =>
      formatTooMany(
        count,
        (excess, limit) => `${excess} ${excess === '1' ? 'character' : 'characters'} too many, at most ${limit}.`,
      ),
    table_size: () => `At most ${MAX_TABLE_ROWS} rows and ${MAX_TABLE_COLUMNS} columns.`,
    choice: () => 'Please choose one of the values offered.',
    not_an_image: () => 'This is not a picture of the media library.',
    link_form: () =>
      'Please give an address with https://, an e-mail address with mailto:, a phone number with tel:, or choose a page of this website.',
    file_form: () => 'Please choose an MP4 file of the media library.',
    file_type: (type: string) => `Only an ${type} file can be used here.`,
    embed_form: () => 'Please paste an address with https:// or the embed code with <iframe …>.',
    embed_host: (hosts: string) => `Content from ${hosts} is allowed.`,
    embed_content: () => 'This address does not lead to something that can be embedded.',
  },
} satisfies Record<Locale, Record<string, (detail: string) => string>>

type ProblemCode = keyof (typeof texts)['de']

export function problem(code: ProblemCode, detail?: string | number): string {
  return detail === undefined ? code : `${code}:${detail}`
}

/** Null for an unknown message. */
export function formatFieldProblem(message: string, locale: Locale): string | null {
  const [, code = '', detail = ''] = /^(\w+)(?::(.*))?$/s.exec(message) ?? []
  return isCode(code) ? texts[locale][code](detail) : null
}

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(texts.de, code)
}

/** Formats `12/300`. */
function formatTooMany(count: string, format: (excess: string, limit: string) => string): string {
  const [excess = '', limit = ''] = count.split('/')
  return format(excess, limit)
}
