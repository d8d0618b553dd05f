/** Whether the settings offer a service of the media group; if they name none, all are offered. */
export function isServiceOffered(service: string, offered: readonly string[]): boolean {
  return offered.length === 0 || offered.includes(service)
}

/** The imprint and the privacy page explain consent and do not ask for it. */
export function isConsentExempt(pathname: string): boolean {
  return /^\/(de|en)\/(impressum|datenschutz)\/?$/.test(pathname)
}
