import { listDeadLinks } from '#contract/links/external-links.ts'
import { type ModuleBody, moduleCreateBody, moduleEndpoints, moduleUpdateBody } from '#contract/page/modules.ts'
import { listPageBin, restoreFromPageBin } from '#contract/page/page-bin.ts'
import { listPagesWithSections } from '#contract/page/pages-with-sections.ts'
import {
  arrangeSections,
  createSection,
  deleteSection,
  getSection,
  getSectionBySlug,
  undoDelete,
  updateSection,
} from '#contract/page/sections.ts'
import { listTimedContent, listVisibleUntilDates } from '#contract/page/timed.ts'
import { getVersion, listVersions, restoreVersion } from '#contract/page/versions.ts'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import * as externalLinks from '#server/services/external-links/dead-links.ts'
import { restoreVersion as restorePage } from '#server/services/page-states/restore-version.ts'
import * as versions from '#server/services/page-states/versions.ts'
import { arrange } from '#server/services/sections/arrange.ts'
import type { Age } from '#server/services/sections/data.ts'
import * as modules from '#server/services/sections/modules.ts'
import * as bin from '#server/services/sections/page-bin.ts'
import * as writtenPages from '#server/services/sections/pages-with-sections.ts'
import {
  restoreFromPageBin as restore,
  undoDelete as restoreOwnDeletion,
} from '#server/services/sections/restore-from-page-bin.ts'
import { listUpcomingDates } from '#server/services/sections/section-visibility.ts'
import * as sections from '#server/services/sections/sections.ts'
import * as timed from '#server/services/sections/timed.ts'
import type { On, TypeApi } from '../define-api.ts'
import { toPaged } from '../paged.ts'

/** Built once per process, like the resource endpoints. */
const kinds = [...moduleSchemas.values()].map(({ kind, fields }) => ({
  kind,
  endpoints: moduleEndpoints(kind, fields),
}))

/** Sections and modules: spec §7 under `/{locale}/pageeditor-api`. */
export const pageeditorApi: TypeApi = (on, { origin }) => {
  on(getSectionBySlug, (deps, { params }) => sections.getSection(deps, { slug: params.slug }))
  on(createSection, (deps, { body }) => sections.createSection(deps, body))
  on(arrangeSections, (deps, { body }) => arrange(deps, body))
  on(undoDelete, (deps, { body }) => restoreOwnDeletion(deps, body))
  on(getSection, (deps, { params }) => sections.getSection(deps, { id: params.id }))
  on(updateSection, (deps, { params, body }) => sections.updateSection(deps, { ...body, id: params.id }))
  on(deleteSection, (deps, { params }) => sections.deleteSection(deps, params.id))

  on(listPageBin, async (deps, { query }, c) => toPaged(c, origin, await bin.listPageBin(deps, query)))
  on(restoreFromPageBin, (deps, { body }) => restore(deps, body))

  on(listVisibleUntilDates, (deps) => listUpcomingDates(deps))
  on(listTimedContent, async (deps, { query }, c) => toPaged(c, origin, await timed.listTimedContent(deps, query)))

  on(listDeadLinks, (deps, { body }) => externalLinks.listDeadLinks(deps, body.urls))
  on(listPagesWithSections, async (deps, { query }, c) =>
    toPaged(c, origin, await writtenPages.listPagesWithSections(deps, query)),
  )

  on(listVersions, async (deps, { query }, c) => toPaged(c, origin, await versions.listVersions(deps, query)))
  on(getVersion, (deps, { params }) => versions.getVersion(deps, params.id))
  on(restoreVersion, (deps, { params }) => restorePage(deps, params.id))

  for (const kind of kinds) moduleApi(on, kind)
}

/** The service checks a kind's fields, because the rules depend on the stored text of the other language. */
function moduleApi(on: On, { kind, endpoints }: (typeof kinds)[number]): void {
  on(endpoints.list, (deps, { query }) => modules.listModules(deps, { kind, parent: query.parent }))
  on(endpoints.get, (deps, { params }) => modules.getModule(deps, { kind, id: params.id }))
  on(endpoints.create, (deps, { body }) => modules.createModule(deps, { kind, place: body as ModuleBody, body }), {
    body: moduleCreateBody,
  })
  on(
    endpoints.update,
    (deps, { params, body }) => {
      const { version, anchor, showing, outdated, written_for } = body as {
        version?: number
        anchor?: string
        showing?: VisibilitySettings | null
      } & Age
      return modules.updateModule(deps, { kind, id: params.id, version, anchor, showing, outdated, written_for, body })
    },
    { body: moduleUpdateBody },
  )
  on(endpoints.remove, (deps, { params }) => modules.deleteModule(deps, { kind, id: params.id }))
}
