/** An address as it names an account. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
