import type { NewsSeed } from '#server/seed/content/types.ts'
import { orchestraNews } from './orchestra.ts'
import { schoolNews } from './school.ts'

export const news: NewsSeed[] = [...orchestraNews, ...schoolNews]
