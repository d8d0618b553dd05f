import { addDays, toDay } from '#contract/time/local-time.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { closedDays } from './demo/closed-days.ts'

const YEAR_DAYS = 365

export default {
  seed: async (seeding) => {
    const today = toDay(seeding.deps.now())
    const until = addDays(today, YEAR_DAYS)
    for (const year of [-1, 0, 1].map((later) => Number(today.slice(0, 4)) + later)) {
      for (const { key, name, from, to } of closedDays) {
        const days = { first_day: `${year}-${from}`, last_day: `${to < from ? year + 1 : year}-${to}` }
        if (days.last_day >= today && days.first_day < until)
          await seeding.create('closed-days', { key: `${key}-${year}` }, { name, ...days })
      }
    }
  },
} satisfies TypeSeed
