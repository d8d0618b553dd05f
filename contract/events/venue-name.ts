/** `Kursaal, Marbruck`; the town is omitted when the hall's name contains it. */
export function formatVenueName({ name, city }: { name: string; city: string }): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`
}
