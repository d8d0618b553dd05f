import type { ModuleEndpoints } from '#contract/modules.ts'
import type { arrangeSections, createSection, deleteSection, getSection, getSectionBySlug, restoreDeleted, updateSection } from '#contract/sections.ts'

type Address<E extends { method: string; path: string }> = Pick<E, 'method' | 'path'>

/** Method and path alone: a schema imported here would be downloaded by every editor. The types hold them to the contract. */
export const container = {
  create: { method: 'POST', path: '/{locale}/pageeditor-api/container/' } satisfies Address<typeof createSection>,
  get: { method: 'GET', path: '/{locale}/pageeditor-api/container/{id}/' } satisfies Address<typeof getSection>,
  bySlug: { method: 'GET', path: '/{locale}/pageeditor-api/container/by-slug/{slug}' } satisfies Address<typeof getSectionBySlug>,
  update: { method: 'POST', path: '/{locale}/pageeditor-api/container/{id}/' } satisfies Address<typeof updateSection>,
  remove: { method: 'DELETE', path: '/{locale}/pageeditor-api/container/{id}/' } satisfies Address<typeof deleteSection>,
  arrange: { method: 'POST', path: '/{locale}/pageeditor-api/container/arrange/' } satisfies Address<typeof arrangeSections>,
  restore: { method: 'POST', path: '/{locale}/pageeditor-api/container/restore/' } satisfies Address<typeof restoreDeleted>,
} as const

/** The generic resource helper of spec §7, one for all kinds: list, item, create, update, delete. */
export function resource(kind: string) {
  const list = `/{locale}/pageeditor-api/${kind}/` as const
  const item = `${list}{id}/` as const
  return {
    list: { method: 'GET', path: list } satisfies Address<ModuleEndpoints['list']>,
    get: { method: 'GET', path: item } satisfies Address<ModuleEndpoints['get']>,
    create: { method: 'POST', path: list } satisfies Address<ModuleEndpoints['create']>,
    update: { method: 'POST', path: item } satisfies Address<ModuleEndpoints['update']>,
    remove: { method: 'DELETE', path: item } satisfies Address<ModuleEndpoints['remove']>,
  } as const
}
