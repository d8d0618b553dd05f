/** Whether the settings offer a service of the media group; if they name none, all are offered. */
export function isServiceOffered(service: string, named: readonly string[]): boolean {
  return named.length === 0 || named.includes(service)
}

/** The imprint and the privacy page explain consent and do not ask for it. */
export function isConsentExempt(pathname: string): boolean {
  return /^\/(de|en)\/(impressum|datenschutz)\/?$/.test(pathname)
}
