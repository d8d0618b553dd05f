import type { FirstStep } from '#contract/admin/accounts/first-steps.ts'

/** An account that may open several begins with the first. */
export const frequentLists = ['event-dates', 'course-requests', 'news', 'pages', 'users'] as const
/** Lists whose records have a page to edit. */
export const pagedLists = ['pages', 'productions', 'courses', 'news', 'people'] as const

export type StepLists = { frequent: (typeof frequentLists)[number] | null; paged: (typeof pagedLists)[number] | null }

export function findStepLists(isAllowed: (resource: string) => boolean): StepLists {
  return { frequent: frequentLists.find(isAllowed) ?? null, paged: pagedLists.find(isAllowed) ?? null }
}

/** Five steps that fit what the account may do. */
export function offeredSteps({ frequent, paged }: StepLists): FirstStep[] {
  return ['profile', paged ? 'page' : 'second-factor', ...(frequent ? (['list'] as const) : []), 'search', 'help']
}

/** The step that opening a screen finishes. */
export function stepOfScreen(pathname: string, { frequent }: StepLists): FirstStep | null {
  const screen = pathname.split('/')[2] ?? ''
  if (screen === 'help' || screen === 'profile' || screen === 'second-factor') return screen
  return screen !== '' && screen === frequent ? 'list' : null
}
