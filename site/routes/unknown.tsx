import { loadPage } from '../loaders/page.server.ts'
import type { Route } from './+types/unknown.ts'

/** A path without a language: a redirect or 404. */
export async function loader(args: Route.LoaderArgs) {
  await loadPage(args)
  return null
}

export default function Unknown() {
  return null
}
