/** The key for rate limits: one mailbox has any number of addresses `name+anything`. */
export function parseMailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${domain}`
}

export function parseMailDomain(email: string): string {
  return email.trim().toLowerCase().split('@')[1] ?? ''
}
