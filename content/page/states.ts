import { singletonScreens } from '#model/types.ts'

export const pageTypes = ['page', ...singletonScreens, 'link'] as const
