import type { Locale } from '#config'
import { auditActionWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'
import { partWords } from '#contract/events/performer-parts.ts'
import { inLocale } from '#model/define-record.ts'
import type { ResourceMessages, ResourceName } from '#model/define-type.ts'
import { resourceMessages } from '#model/messages.ts'
import { systemFieldLabels } from '#model/messages-of.ts'
import { rowFields } from '#model/records.ts'
import { resourceNames } from '#model/types.ts'
import { accountWords } from './accounts.ts'
import { courseWords } from './courses.ts'
import { dateWords } from './dates.ts'
import { formWords } from './forms.ts'
import { frameWords } from './frame.ts'
import { importWords } from './import.ts'
import { reactAdminWords } from './react-admin.ts'
import { recordWords } from './records.ts'
import { otherFields, otherResources } from './resources.ts'
import { systemWords } from './system.ts'
import { websiteWords } from './website.ts'
import { type Messages, wordsIn } from './words.ts'

const ownWords = {
  ...accountWords,
  ...courseWords,
  ...dateWords,
  ...formWords,
  ...frameWords,
  ...importWords,
  ...recordWords,
  ...systemWords,
  ...websiteWords,
}

/** All messages of one language, as react-admin looks them up. `packaged`: its own English. */
export function messagesIn(locale: Locale, packaged: Readonly<Record<string, object | string>> = {}) {
  const partitur = wordsIn(ownWords, locale)
  const screens = Object.values<ResourceMessages>(resourceMessages).map((type) => type.screens?.[locale])
  Object.assign(Object(partitur.contentType), ...screens)
  Object.assign(Object(partitur.log), { act: auditActionWords[locale], page: pageChangeWords[locale] })
  const ra = Object.entries(wordsIn(reactAdminWords, locale)).map(([group, texts]) => [
    group,
    { ...Object(packaged[group]), ...Object(texts) },
  ])
  return {
    ra: Object.fromEntries(ra),
    partitur: { ...partitur, part: partWords[locale] },
    resources: Object.fromEntries([
      ...resourceNames.map((name) => [name, contentMessages(name, locale)]),
      ...Object.entries(otherResources).map(([name, title]) => [
        name,
        {
          name: inLocale(title, locale),
          fields: { ...systemFieldLabels[locale], ...wordsIn(otherFields[name] ?? {}, locale) },
        },
      ]),
    ]),
  }
}

/** The texts of a content type; the labels of its fields also for its child rows. */
function contentMessages(name: ResourceName, locale: Locale): Messages {
  const texts: ResourceMessages = resourceMessages[name]
  const fields = texts.fields?.[locale] ?? {}
  const inRows = Object.keys(rowFields(name)).flatMap((rows) =>
    Object.entries(fields).map(([field, label]) => [`${rows}.${field}`, label]),
  )
  return {
    name: texts.name[locale].join(' |||| '),
    fields: { ...fields, ...Object.fromEntries(inRows) },
    help: { ...texts.help?.[locale] },
    choices: { ...texts.choices?.[locale] },
  }
}
