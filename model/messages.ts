import type { Locale } from '#config'
import type { ResourceMessages, ResourceName } from './define-type.ts'
import { messagesOf } from './messages-of.ts'
import { recordTypes } from './records.ts'

/** Texts of every resource for the back office; visitors do not load them. */
const byResource = Object.fromEntries(recordTypes.map((type) => [type.resource, messagesOf(type)]))

export const resourceMessages = byResource as Readonly<Record<ResourceName, ResourceMessages>>

export function isResourceName(name: string): name is ResourceName {
  return name in resourceMessages
}

export function singularName(resource: ResourceName, locale: Locale): string {
  return resourceMessages[resource].name[locale][0]
}

export function pluralName(resource: ResourceName, locale: Locale): string {
  return resourceMessages[resource].name[locale][1]
}
