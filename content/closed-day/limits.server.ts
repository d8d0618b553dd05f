/** A longer period is a typing mistake. */
export const MAX_CLOSED_DAYS = 120
