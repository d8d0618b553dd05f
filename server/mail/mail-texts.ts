import { z } from 'zod'
import { type Locale, timeZone } from '#config'
import { languageTag } from '#contract/locale.ts'
import type { OutgoingMail } from './smtp.ts'

type MailContent = Omit<OutgoingMail, 'to'>

/** The owner's language is unknown and the acting account may be another's: German first, then English. */
function inBoth(wordsIn: (locale: Locale) => MailContent): MailContent {
  const [german, english] = [wordsIn('de'), wordsIn('en')]
  return { subject: `${german.subject} / ${english.subject}`, text: `${german.text}\n– English –\n\n${english.text}` }
}

export function passwordResetMail({ url }: { url: string }): MailContent {
  const contents = {
    de: {
      subject: 'Neues Passwort',
      text: `Guten Tag,\n\nüber diesen Link wählen Sie ein neues Passwort. Er gilt 24 Stunden und einmal:\n\n${url}\n`,
    },
    en: {
      subject: 'New password',
      text: `Hello,\n\nthis link lets you choose a new password. It is valid for 24 hours and once:\n\n${url}\n`,
    },
  }
  return inBoth((locale) => contents[locale])
}

export function invitationMail({
  name,
  inviter,
  url,
  until,
}: {
  name: string
  inviter: string
  url: string
  until: Date
}): MailContent {
  return inBoth((locale) => {
    const day = new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone }).format(until)
    return {
      de: {
        subject: 'Ihr Konto auf der Website',
        text: `Guten Tag ${name},\n\n${inviter} hat für Sie ein Konto auf der Website angelegt. Über diesen Link wählen Sie Ihr Passwort. Er gilt bis ${day} und einmal:\n\n${url}\n`,
      },
      en: {
        subject: 'Your account on the website',
        text: `Hello ${name},\n\n${inviter} has made an account on the website for you. This link lets you choose your password. It is valid until ${day} and once:\n\n${url}\n`,
      },
    }[locale]
  })
}

const accountChanges = {
  password: {
    de: 'das Passwort Ihres Kontos auf der Website wurde geändert',
    en: 'The password of your account on the website was changed',
  },
  email: {
    de: 'die E-Mail-Adresse Ihres Kontos auf der Website wurde geändert; an diese hier kommt nun nichts mehr',
    en: 'The e-mail address of your account on the website was changed; nothing is sent to this one any more',
  },
  factor_on: {
    de: 'die Anmeldung in zwei Schritten wurde für Ihr Konto auf der Website eingerichtet',
    en: 'Two-step login was set up for your account on the website',
  },
  factor_off: {
    de: 'die Anmeldung in zwei Schritten wurde für Ihr Konto auf der Website ausgeschaltet',
    en: 'Two-step login was turned off for your account on the website',
  },
  recovery_codes: {
    de: 'für Ihr Konto auf der Website wurden neue Codes für den Notfall gemacht; die bisherigen gelten nicht mehr',
    en: 'New recovery codes were made for your account on the website; the ones before are no longer good',
  },
} as const
export type AccountChange = keyof typeof accountChanges

/** Sent to the account's owner, who may not have made the change. */
export function accountChangedMail({
  change,
  name,
  changedAt,
}: {
  change: AccountChange
  name: string
  changedAt: Date
}): MailContent {
  return inBoth((locale) => {
    const time = new Intl.DateTimeFormat(languageTag[locale], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }).format(changedAt)
    const changeText = accountChanges[change][locale]
    return {
      de: {
        subject: 'Ihr Konto auf der Website wurde geändert',
        text: `Guten Tag ${name},\n\n${changeText} (${time}).\n\nWaren Sie das, oder wissen Sie davon, ist nichts zu tun. Wenn nicht, wenden Sie sich bitte gleich an die Person, die bei Ihnen die Konten führt.\n`,
      },
      en: {
        subject: 'Your account on the website was changed',
        text: `Hello ${name},\n\n${changeText} (${time}).\n\nIf that was you, or you know of it, there is nothing to do. If not, please tell the person who keeps the accounts at once.\n`,
      },
    }[locale]
  })
}

export function testMail(locale: Locale): MailContent {
  return {
    de: {
      subject: 'Probe der Website',
      text: 'Guten Tag,\n\ndie Website kann Mails verschicken: Diese ist angekommen.\n',
    },
    en: { subject: 'Test from the website', text: 'Hello,\n\nthe website can send mails: this one has arrived.\n' },
  }[locale]
}

export function barrierReportMail({
  about,
  text,
  contact,
}: {
  about: string
  text: string
  contact: string
}): MailContent {
  const lines = [
    `Seite: ${about || 'nicht angegeben'}`,
    ...(contact ? [`Antwort an: ${contact.replaceAll(/\s+/g, ' ')}`] : []),
  ]
  // A telephone number cannot be replied to.
  return {
    subject: 'Gemeldete Barriere',
    text: `${text}\n\n${lines.join('\n')}\n`,
    replyTo: z.email().safeParse(contact).data,
  }
}
