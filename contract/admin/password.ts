import { z } from 'zod'

export const MIN_PASSWORD_CHARACTERS = 12
export const MAX_PASSWORD_CHARACTERS = 256

/** The one rule for a password that somebody chooses. Those that are shorter, of earlier houses, go on letting in. */
export const newPassword = z.string().min(MIN_PASSWORD_CHARACTERS).max(MAX_PASSWORD_CHARACTERS)
