/** `Kursaal, Marbruck`; a hall that is named after its town does not name it twice. */
export function formatVenueName({ name, city }: { name: string; city: string }): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`
}
