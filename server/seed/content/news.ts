import { orchestraNews } from './news/orchestra.ts'
import { schoolNews } from './news/school.ts'
import type { NewsSeed } from './types.ts'

export const news: NewsSeed[] = [...orchestraNews, ...schoolNews]
