import type { Showing } from '#content/showing.ts'
import { listBin, restoreFromBin } from '#contract/bin.ts'
import { type ModuleBody, moduleCreateBody, moduleEndpoints, moduleUpdateBody } from '#contract/modules.ts'
import { findDeadLinks } from '#contract/outside-links.ts'
import {
  arrangeSections,
  createSection,
  deleteSection,
  getSection,
  getSectionBySlug,
  restoreDeleted,
  updateSection,
} from '#contract/sections.ts'
import { listTimed, listUntilDates } from '#contract/timed.ts'
import { getVersion, listVersions, restoreVersion } from '#contract/versions.ts'
import { listWrittenPages } from '#contract/written-pages.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import type { Deps } from '#server/services/deps.ts'
import * as outsideLinks from '#server/services/outside-links/dead-links.ts'
import { restoreVersion as restorePage } from '#server/services/page-states/restore-version.ts'
import * as versions from '#server/services/page-states/versions.ts'
import { arrange } from '#server/services/sections/arrange.ts'
import * as bin from '#server/services/sections/bin.ts'
import type { Age } from '#server/services/sections/data.ts'
import * as modules from '#server/services/sections/modules.ts'
import {
  restoreFromBin as restore,
  restoreDeleted as restoreOwnDeletion,
} from '#server/services/sections/restore-from-bin.ts'
import * as sections from '#server/services/sections/sections.ts'
import { listComingDates } from '#server/services/sections/showing.ts'
import * as timed from '#server/services/sections/timed.ts'
import * as writtenPages from '#server/services/sections/written-pages.ts'
import { type Api, implement, type Registry } from './implement.ts'
import { toPaged } from './paged.ts'

/** Made once in a process, as the endpoints of the resources are. */
const kinds = [...moduleSchemas.values()].map(({ kind, fields }) => ({
  kind,
  endpoints: moduleEndpoints(kind, fields),
}))

/** Sections and modules: spec §7 under `/{locale}/pageeditor-api`. */
export function pageeditorApi(api: Api, registry: Registry, { origin }: { origin: string }): void {
  const on = implement(api, registry)

  on(getSectionBySlug, (deps, { params }) => sections.getSectionBySlug(deps, params.slug))
  on(createSection, (deps, { body }) => sections.createSection(deps, body))
  on(arrangeSections, (deps, { body }) => arrange(deps, body))
  on(restoreDeleted, (deps, { body }) => restoreOwnDeletion(deps, body))
  on(getSection, (deps, { params }) => sections.getSection(deps, params.id))
  on(updateSection, (deps, { params, body }) => sections.updateSection(deps, { ...body, id: params.id }))
  on(deleteSection, (deps, { params }) => sections.deleteSection(deps, params.id))

  on(listBin, async (deps, { query }, c) => toPaged(c, origin, await bin.listBin(deps, query)))
  on(restoreFromBin, (deps, { body }) => restore(deps, body))

  on(listUntilDates, (deps) => listComingDates(deps))
  on(listTimed, async (deps, { query }, c) => toPaged(c, origin, await timed.listTimed(deps, query)))

  on(findDeadLinks, (deps, { body }) => outsideLinks.findDeadLinks(deps, body.urls))
  on(listWrittenPages, async (deps, { query }, c) =>
    toPaged(c, origin, await writtenPages.listWrittenPages(deps, query)),
  )

  on(listVersions, async (deps, { query }, c) => toPaged(c, origin, await versions.listVersions(deps, query)))
  on(getVersion, (deps, { params }) => versions.getVersion(deps, params.id))
  on(restoreVersion, (deps, { params }) => restorePage(deps, params.id))

  for (const kind of kinds) moduleApi(on, kind)
}

/** The service checks a kind's fields, because what a write must hold depends on what is stored in the other language. */
function moduleApi(on: ReturnType<typeof implement>, { kind, endpoints }: (typeof kinds)[number]): void {
  on(endpoints.list, (deps, { query }) => modules.listModules(deps, { kind, parent: query.parent }))
  on(endpoints.get, (deps, { params }) => modules.getModule(deps, { kind, id: params.id }))
  on(endpoints.create, (deps, { body }) => modules.createModule(deps, { kind, place: body as ModuleBody, body }), {
    body: moduleCreateBody,
  })
  for (const update of [endpoints.update, endpoints.patch, endpoints.put]) {
    const handle = (deps: Deps, { params, body }: { params: { id: number }; body: Record<string, unknown> }) => {
      const { version, anchor, showing, outdated, written_for } = body as {
        version?: number
        anchor?: string
        showing?: Showing | null
      } & Age
      return modules.updateModule(deps, { kind, id: params.id, version, anchor, showing, outdated, written_for, body })
    }
    on(update, handle, { body: moduleUpdateBody })
  }
  on(endpoints.remove, (deps, { params }) => modules.deleteModule(deps, { kind, id: params.id }))
}
