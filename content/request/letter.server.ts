import type { Locale } from '#config'
import type { Letter } from '#server/mail/smtp.ts'
import type { RequestKind } from './states.ts'

type Words = Omit<Letter, 'to'>
type Asked = { kind: RequestKind; wish: string; second: string; locale: Locale }

const kinds = {
  de: { trial: 'Schnupperstunde', registration: 'Anmeldung', waiting_list: 'Warteliste' },
  en: { trial: 'Trial lesson', registration: 'Registration', waiting_list: 'Waiting list' },
} satisfies Record<Locale, Record<RequestKind, string>>

/** To an address that anybody may have typed in: nothing in it is what a visitor wrote. */
export function confirmation({ kind, wish, second, locale }: Asked): Words {
  const asked = `${kinds[locale][kind]}: ${wish}`
  return {
    de: {
      subject: 'Ihre Anfrage an die Musikschule',
      text: `Guten Tag,

Ihre Anfrage ist bei uns angekommen:

${asked}${second ? `\nZweitwunsch: ${second}` : ''}

Sie ist vorläufig: Fest wird es erst, wenn wir Ihnen zusagen. Wir melden uns bei Ihnen.

Sie haben nichts angefragt? Dann hat sich jemand in der Adresse geirrt, und Sie brauchen nichts zu tun.
`,
    },
    en: {
      subject: 'Your request to the music school',
      text: `Hello,

we have received your request:

${asked}${second ? `\nSecond wish: ${second}` : ''}

It is provisional: nothing is settled until we confirm it. You will hear from us.

You did not ask for anything? Then somebody mistyped their address, and you need not do anything.
`,
    },
  }[locale]
}

/** To the office, which speaks German; who has asked stands only where it is logged in. */
export function notice({ kind, wish, url }: { kind: RequestKind; wish: string; url: string }): Words {
  return { subject: `Neue Anfrage: ${kinds.de[kind]}`, text: `${kinds.de[kind]}: ${wish}\n\nIn der Verwaltung:\n${url}\n` }
}
