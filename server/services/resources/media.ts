import { files } from '#content/file/table.ts'
import { images } from '#content/image/table.ts'
import { redirects } from '#content/redirect/table.ts'
import { checkManualRedirect } from '../redirects.ts'
import type { ResourceDefinition } from './definition.ts'
import { missingAlt, same } from './filters.ts'

/** Pictures and files come in by upload; the back office changes what is said about them. */
export const imagesResource: ResourceDefinition = {
  name: 'images',
  table: images,
  search: ['title', 'alt', 'credit'],
  filters: { decorative: same(images.decorative), missing_alt: missingAlt(images), hash: same(images.hash) },
  orderings: { created_at: images.created_at, title: images.title, bytes: images.bytes },
  defaultOrdering: '-created_at',
  creatable: false,
  namedBy: async (_db, row) => [`image:${row.id}`],
}

export const filesResource: ResourceDefinition = {
  name: 'files',
  table: files,
  search: ['name'],
  filters: { mime: same(files.mime) },
  orderings: { created_at: files.created_at, name: files.name, bytes: files.bytes },
  defaultOrdering: '-created_at',
  creatable: false,
}

export const redirectsResource: ResourceDefinition = {
  name: 'redirects',
  table: redirects,
  search: ['old_path', 'new_path'],
  filters: { automatic: same(redirects.automatic), old_path: same(redirects.old_path) },
  orderings: { created_at: redirects.created_at, old_path: redirects.old_path, hits: redirects.hits },
  defaultOrdering: '-created_at',
  beforeSave: async (deps, values, before) => {
    const { old_path, new_path } = { ...before, ...values } as { old_path: string; new_path: string }
    const checked = await checkManualRedirect(deps, { id: before?.id ?? 0, old_path, new_path })
    return { ...values, ...checked, ...(before ? {} : { automatic: false, created_at: deps.now() }) }
  },
}
