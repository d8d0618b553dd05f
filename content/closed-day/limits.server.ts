/** Nobody closes for longer: what is longer is a slip of the finger. */
export const MAX_CLOSED_DAYS = 120
