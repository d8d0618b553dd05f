import { people } from './content/people.ts'
import { same } from './content/text.ts'
import type { Seeding } from './seeding.ts'

export async function seedPeople(seeding: Seeding): Promise<void> {
  for (const [order, { key, slug, department, instruments, email, phone, ...person }] of people.entries()) {
    await seeding.create(
      'people',
      { kind: 'person', key },
      {
        ...person,
        slug_de: slug.de,
        slug_en: slug.en,
        department: department ?? same(''),
        email: email ?? '',
        phone: phone ?? '',
        instruments: instruments.map((instrument) => seeding.idOf('instruments', instrument)),
        image_id: seeding.imageOf('person', key),
        order,
      },
    )
  }
}
