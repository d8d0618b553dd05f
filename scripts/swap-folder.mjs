import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces a folder by a complete one. The old one is `before` meanwhile: put back on failure, else deleted.
 * @param {{ made: string, place: string, before: string }} folders
 */
export function swapFolder({ made, place, before }) {
  rmSync(before, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, before)
  try {
    renameSync(made, place)
  } catch (error) {
    if (existsSync(before)) renameSync(before, place)
    throw error
  }
  rmSync(before, { recursive: true, force: true })
}
