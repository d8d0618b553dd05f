import type { missingPaths as german } from '../de/missing-paths.ts'

export const missingPaths: typeof german = {
  intro:
    'Addresses that visitors asked for in the last 90 days and that do not exist. Who it was is not kept: only the address, how often, when last, and from which website.',
  all: 'Everything',
  visitors: 'Visits to pages',
  probes: 'Probing for weaknesses',
  times: '%{smart_count} time |||| %{smart_count} times',
  last: 'last %{when}',
  from: 'from %{host}',
  redirect: 'Redirect',
  redirectOf: 'Redirect: %{path}',
  here: 'Redirect here',
  dismiss: 'Hide',
  dismissOf: 'Hide: %{path}',
  dismissed: 'Hidden until somebody asks for the address again',
  title: 'Redirect an address',
  whereTo: '%{path} will lead to:',
  proposals: 'Proposals',
  noProposal: 'No page fits the words of this address.',
  redirected: '%{path} is redirected now',
  report: 'Not found',
}
