import { z } from 'zod'
import { DAY_MS } from '#contract/time/durations.ts'

/** At most a year (RFC 9116 §2.5.5). */
const GOOD_FOR_DAYS = 180

type SecurityContact = { contact: string; origin: string; now: Date }

/** RFC 9116; `contact` is an e-mail address or a page. */
export function securityText({ contact, origin, now }: SecurityContact): string {
  const lines = [
    `Contact: ${z.email().safeParse(contact).success ? 'mailto:' : ''}${contact}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
