import { z } from 'zod'

export const MIN_PASSWORD_CHARACTERS = 12
export const MAX_PASSWORD_CHARACTERS = 256

/** For new passwords only: shorter ones of earlier releases stay valid. */
export const newPassword = z.string().min(MIN_PASSWORD_CHARACTERS).max(MAX_PASSWORD_CHARACTERS)
