export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
