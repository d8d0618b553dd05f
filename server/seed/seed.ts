import { systemViewer } from '#server/commands/open.ts'
import { terminalText } from '#server/commands/terminal-text.ts'
import { type Deps, inTransaction } from '#server/services/deps.ts'
import { typeHooks } from '#server/services/type-hooks.ts'
import type { Services } from '../create-services.ts'
import { defaultSettings, saveSettings } from '../services/settings.ts'
import film from './assets/probe.mp4?inline'
import booklet from './assets/saisonheft.pdf?inline'
import { demoSettings } from './content/settings.ts'
import type { TypeSeed } from './define-seed.ts'
import { seedImages } from './images.ts'
import { seedSections } from './sections.ts'
import { createSeedContext, type Media, type SeedContext } from './seeding.ts'

const seedModules = import.meta.glob<TypeSeed>('../../content/*/seed.ts', { eager: true, import: 'default' })
const seeds = new Map(Object.entries(seedModules).map(([path, seed]) => [path.split('/').at(-2) ?? '', seed]))

export const pictures = [...seeds.values()].flatMap((type) => type.pictures ?? [])
const sections = [...seeds.values()].flatMap((type) => type.sections ?? [])

const SAY_EVERY = 25

/** Seeds the demo site if there are no pages: pictures first, then everything else in one transaction. */
export async function seedDemo(services: Services, print: (line: string) => void): Promise<void> {
  const deps = services.depsFor({ viewer: systemViewer, locale: 'de' })
  if (await typeHooks.hasPages(deps.db)) {
    print(
      terminalText(
        'Demo: Es gibt schon Inhalte, nichts wird geändert',
        'demo: there is content already, nothing was changed',
      ),
    )
    return
  }
  print(terminalText('Demo: Bilder werden gespeichert …', 'demo: storing the pictures …'))
  const imageIds = await seedImages(deps, pictures, (doneCount, all) => {
    if (doneCount % SAY_EVERY === 0 || doneCount === all)
      print(terminalText(`Demo: ${doneCount} von ${all} Bildern`, `demo: ${doneCount} of ${all} pictures`))
  })
  await seedContent(deps, { imageIds, fileIds: await seedFiles(deps) })
  print(terminalText('Demo: geschrieben', 'demo: written'))
}

export async function seedContent(deps: Deps, media: Media): Promise<void> {
  await inTransaction(deps, async (inner) => {
    const seeding = createSeedContext(inner, media)
    await seedSettings(seeding)
    for (const { seed } of inOrder()) await seed(seeding)
    await seedSections(seeding, sections)
  })
}

/** Each folder's demo records after those they refer to. */
function inOrder(): TypeSeed[] {
  const sorted = new Map<string, TypeSeed>()
  const visit = (folder: string, ancestors: readonly string[]) => {
    if (sorted.has(folder)) return
    if (ancestors.includes(folder))
      throw new Error(`demo records refer to each other in a circle: ${[...ancestors, folder].join(', ')}`)
    const type = seeds.get(folder)
    if (!type) throw new Error(`there are no demo records of ${folder}`)
    for (const before of type.after ?? []) visit(before, [...ancestors, folder])
    sorted.set(folder, type)
  }
  for (const folder of seeds.keys()) visit(folder, [])
  return [...sorted.values()]
}

async function seedSettings({ deps }: SeedContext): Promise<void> {
  await saveSettings(deps, { ...defaultSettings, ...demoSettings })
}

const files = [
  { key: 'film', name: 'Ein Motiv entsteht.mp4', source: film },
  { key: 'saisonheft', name: 'Saisonheft (Auszug).pdf', source: booklet },
]

export async function seedFiles(deps: Deps): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, name, source } of files) {
    const { id } = await typeHooks.storeFile(deps, {
      bytes: Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'),
      name,
    })
    ids.set(key, id)
  }
  return ids
}
