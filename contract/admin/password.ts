import { z } from 'zod'

/** The one rule for a password that somebody chooses. */
export const newPassword = z.string().min(10).max(256)
