/** The address by which a device hands a calendar to its own program, and where the calendars of others subscribe to it. */
export function servicesFor(address: string, name: string): Record<'webcal' | 'google' | 'outlook', string> {
  const webcal = address.replace(/^https?/, 'webcal')
  const google = new URLSearchParams({ cid: webcal })
  const outlook = new URLSearchParams({ url: address, name })
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?${google}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
  }
}
