import { z } from 'zod'

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 256

/** The one rule for a password that somebody chooses. Those that are shorter, of earlier houses, go on letting in. */
export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)
