import * as accounts from './accounts.ts'
import * as courses from './courses.ts'
import * as events from './events.ts'
import * as lookups from './lookups.ts'
import * as media from './media.ts'
import * as news from './news.ts'
import * as pages from './pages.ts'
import * as people from './people.ts'

export const schema = { ...accounts, ...courses, ...events, ...lookups, ...media, ...news, ...pages, ...people }
