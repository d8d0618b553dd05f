import type { Locale } from '#config'
import type { PreviewLink } from '#contract/admin/preview-links.ts'

export type Width = 'phone' | 'tablet' | 'desktop' | 'print'

const de = {
  title: 'Vorschau',
  widths: { phone: 'Telefon', tablet: 'Tablet', desktop: 'Desktop', print: 'Druck' } satisfies Record<Width, string>,
  pixels: (width: number) => `${width} px`,
  frame: (width: string) => `Die Seite, wie Besucher sie sehen werden: ${width}`,
  printNote: 'So druckt die Seite auf A4. Seitenumbrüche zeigt die Vorschau nicht.',
  scaled: (percent: number) => `verkleinert auf ${percent} %`,
  linkTitle: 'Vorschau-Links dieser Seite',
  linkIntro:
    'Ein Vorschau-Link zeigt diese Seite, auch wenn sie offline ist, allen, die ihn haben – ohne Konto, bis zu einem Tag. Sie sehen nur diese Seite und können nichts ändern.',
  until: 'Gültig bis einschließlich',
  note: 'Für wen? (nur für Sie)',
  make: 'Link erstellen',
  created: 'Der Link ist erstellt. Er wird nur jetzt gezeigt: Bitte kopieren Sie ihn.',
  address: { de: 'Deutsch', en: 'Englisch' },
  copy: (language: string) => `Kopieren: ${language}`,
  copied: 'Kopiert.',
  none: 'Für diese Seite gibt es noch keinen Vorschau-Link.',
  list: 'Bisherige Links',
  nobody: 'Ohne Angabe, für wen',
  by: (author: string | null, time: string) => `erstellt von ${author ?? 'einem früheren Konto'}, ${time}`,
  states: {
    good: (until: string) => `gültig bis ${until}`,
    over: (until: string) => `abgelaufen am ${until}`,
    revoked: () => 'zurückgezogen',
  } satisfies Record<PreviewLink['state'], (until: string) => string>,
  revoke: 'Zurückziehen',
  revokeOf: (recipient: string) => `Zurückziehen: ${recipient}`,
  failed: 'Das hat nicht geklappt.',
}

const en: typeof de = {
  title: 'Preview',
  widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop', print: 'Print' },
  pixels: (width) => `${width} px`,
  frame: (width) => `The page as visitors will see it: ${width}`,
  printNote: 'This is how the page prints on A4. The preview shows no page breaks.',
  scaled: (percent) => `scaled to ${percent} %`,
  linkTitle: 'Preview links of this page',
  linkIntro:
    'A preview link shows this page, also while it is offline, to everyone who has it – without an account, until a day. They see this page alone and can change nothing.',
  until: 'Good until and including',
  note: 'For whom? (only for you)',
  make: 'Make a link',
  created: 'The link is made. It is shown only now: please copy it.',
  address: { de: 'German', en: 'English' },
  copy: (language) => `Copy: ${language}`,
  copied: 'Copied.',
  none: 'There is no preview link of this page yet.',
  list: 'Links so far',
  nobody: 'Not said for whom',
  by: (author, time) => `made by ${author ?? 'a former account'}, ${time}`,
  states: { good: (until) => `good until ${until}`, over: (until) => `over since ${until}`, revoked: () => 'revoked' },
  revoke: 'Revoke',
  revokeOf: (recipient) => `Revoke: ${recipient}`,
  failed: 'That did not work.',
}

export const previewWords: Record<Locale, typeof de> = { de, en }
