/** Bodies of calls that need no record of the test. */
export const fixedBodies: Readonly<Record<string, unknown>> = {
  admin_create_release: { name: 'Saison', public_from: '2027-06-01T08:00:00Z' },
  admin_create_page_from_pattern: { pattern: 'empty', title: { de: 'Ganz neu', en: '' } },
  admin_read_closed_days: { calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
  admin_import_closed_days: { entries: [{ name: { de: 'Maiferien', en: '' }, first_day: '2027-05-03' }] },
  admin_import_redirects: { text: '/de/ganz-alt https://weiter.example/', dry_run: false },
  admin_create_user: { email: 'neu@house.example', name: 'Neu', role: 'editor', password: 'lang-genug-hier' },
  admin_find_date_clashes: { production_id: null, people: [], dates: [] },
  admin_next_season: { season: '2026-27', weeks: 52 },
  admin_change_courses: { change: { weeks: 52 } },
}
