import { resourceSchemas } from '#contract/admin/resources/schemas.ts'
import { AppError } from '#contract/errors.ts'
import { type Area, areas, contentAreas } from '#model/areas.ts'
import type { ResourceName, SectionOwnerType } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { findContentType } from '#model/types.ts'
import { type Deps, requireSession, type Viewer } from '../deps.ts'

type ViewerDeps = Pick<Deps, 'viewer'>

/** An admin has every area. */
export function hasArea({ role, areas: ownAreas }: Pick<Viewer, 'role' | 'areas'>, area: Area): boolean {
  return role === 'admin' || ownAreas.includes(area)
}

/** Any one of the resource's areas is enough, also for the sections on its pages. */
export function canWrite(viewer: Viewer | null, resource: ResourceName): boolean {
  return viewer !== null && resourceSchemas[resource].areas.some((area) => hasArea(viewer, area))
}

export function requireArea(deps: ViewerDeps, area: Area): Viewer {
  const viewer = requireSession(deps)
  if (!hasArea(viewer, area)) throw new AppError('forbidden', { message: `this call needs the area ${area}` })
  return viewer
}

export function requireWriter(deps: ViewerDeps, resource: ResourceName): Viewer {
  const viewer = requireSession(deps)
  if (!canWrite(viewer, resource)) throw new AppError('forbidden', { message: `${resource} is of another area` })
  return viewer
}

export function requireSectionWriter(deps: ViewerDeps, container: SectionOwnerType): Viewer {
  return requireWriter(deps, resourceForSectionOwner(container))
}

/** For calls that concern several areas: one of them suffices. */
export function requireContentWriter(deps: ViewerDeps): Viewer {
  const viewer = requireSession(deps)
  if (!contentAreas.some((area) => hasArea(viewer, area)))
    throw new AppError('forbidden', { message: 'this call needs an area that holds content' })
  return viewer
}

/** Every account reads everything except visitors' messages, which need the area that handles them. */
export function canRead(viewer: Viewer | null, resource: ResourceName): boolean {
  return viewer !== null && (!findContentType(resource)?.deletesForGood || canWrite(viewer, resource))
}

export function requireReader(deps: ViewerDeps, resource: ResourceName): Viewer {
  return canRead(deps.viewer, resource) ? requireSession(deps) : requireWriter(deps, resource)
}

/** Stored as names separated by commas. */
export function parseAreas(stored: string): Area[] {
  const names = stored.split(',')
  return areas.filter((area) => names.includes(area))
}
