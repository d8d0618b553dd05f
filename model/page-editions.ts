/** Editions for whom ordinary German or English is hard to read. */
export const pageEditions = ['easy', 'signed'] as const
