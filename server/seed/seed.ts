import { pages } from '#content/page/table.ts'
import { systemViewer } from '#server/commands/open.ts'
import { inTransaction } from '#server/services/deps.ts'
import type { Services } from '#server/services.ts'
import { seedCourses } from './courses.ts'
import { seedProductions, seedVenues } from './events.ts'
import { seedFiles } from './files.ts'
import { seedHouse, seedRedirects } from './house.ts'
import { seedImages } from './images.ts'
import { seedLookups } from './lookups.ts'
import { seedNews } from './news.ts'
import { seedPages, seedSections } from './pages.ts'
import { seedPeople } from './people.ts'
import { createSeeding } from './seeding.ts'
import { seedStage } from './stage.ts'
import { seedWorks } from './works.ts'

const SAY_EVERY = 25

/** The demo house, for a house without pages. Pictures first; then everything else in one transaction, or nothing. */
export async function seedDemo(services: Services, say: (line: string) => void): Promise<void> {
  const deps = services.depsFor({ viewer: systemViewer, locale: 'de' })
  const [page] = await deps.db.select({ id: pages.id }).from(pages).limit(1)
  if (page) {
    say('demo house: there is content already, nothing is changed')
    return
  }
  say('demo house: drawing the pictures …')
  const imageIds = await seedImages(deps, (done, all) => {
    if (done % SAY_EVERY === 0 || done === all) say(`demo house: ${done} of ${all} pictures`)
  })
  const fileIds = await seedFiles(deps)
  await inTransaction(deps, async (inner) => {
    const seeding = createSeeding(inner, { imageIds, fileIds })
    await seedHouse(seeding)
    await seedLookups(seeding)
    await seedPages(seeding)
    await seedVenues(seeding)
    await seedWorks(seeding)
    await seedPeople(seeding)
    await seedProductions(seeding)
    await seedCourses(seeding)
    await seedNews(seeding)
    await seedStage(seeding)
    await seedSections(seeding)
    await seedRedirects(seeding)
  })
  say('demo house: written')
}
