/** Whether the settings offer a service of the media group; all of them when they name none. */
export function isServiceOffered(service: string, named: readonly string[]): boolean {
  return named.length === 0 || named.includes(service)
}

/** Consent is not asked for where it is explained: on the imprint and the privacy page. */
export function isConsentExempt(pathname: string): boolean {
  return /^\/(de|en)\/(impressum|datenschutz)\/?$/.test(pathname)
}
