import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * What is whole takes the place of what is there, which is kept as `before` meanwhile: put back when the new one cannot come, deleted when it has.
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
