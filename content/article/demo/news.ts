import { orchestraNews } from './orchestra.ts'
import { schoolNews } from './school.ts'
import type { NewsSeed } from './types.ts'

export const news: NewsSeed[] = [...orchestraNews, ...schoolNews]
