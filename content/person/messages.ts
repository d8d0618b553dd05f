import type { TypeMessages } from '#model/define-type.ts'

export default {
  people: {
    name: { de: ['Person', 'Personen'], en: ['Person', 'People'] },
    fields: {
      de: {
        first_name: 'Vorname',
        last_name: 'Nachname',
        is_instructor: 'Lehrkraft',
        is_soloist: 'Solist:in',
        is_employee: 'Im Team',
        is_group: 'Gruppe (Chor, Orchester, Ensemble)',
        kinds: 'Aufgaben',
        role: 'Funktion',
        department: 'Abteilung',
        biography: 'Biografie',
        email: 'E-Mail-Adresse',
        phone: 'Telefon',
        has_page: 'Eigene Seite',
      },
      en: {
        first_name: 'First name',
        last_name: 'Last name',
        is_instructor: 'Instructor',
        is_soloist: 'Soloist',
        is_employee: 'On the team',
        is_group: 'Group (choir, orchestra, ensemble)',
        kinds: 'Roles',
        role: 'Position',
        department: 'Department',
        biography: 'Biography',
        email: 'E-mail address',
        phone: 'Phone',
        has_page: 'Own page',
      },
    },
    screens: { de: { persons: 'Personenliste' }, en: { persons: 'List of people' } },
    details: { de: 'Angaben zur Person', en: 'Details of the person' },
  },
} satisfies TypeMessages
