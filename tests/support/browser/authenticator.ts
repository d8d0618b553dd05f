import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** The code of an app with this secret, some steps of 30 seconds away from now. */
export function totpCode(secret: string, { stepsAway = 0, now = Date.now() } = {}): Promise<string> {
  const decodedSecret = new TextDecoder().decode(base32.decode(secret))
  return createOTP(decodedSecret).hotp(Math.floor(now / 30_000) + stepsAway)
}
