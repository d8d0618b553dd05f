import sharp from 'sharp'
import type { ResourceName } from '#model/define-type.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { openDatabase, printLine, servicesFor, systemViewer } from '#server/commands/open.ts'
import { withExclusiveLock } from '#server/db/sqlite/exclusive-lock.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { requireKindSchema, toBilingualData } from '#server/services/sections/data.ts'
import { insertModule } from '#server/services/sections/modules.ts'
import type { SectionOwner } from '#server/services/sections/owner.ts'
import { createSection } from '#server/services/sections/sections.ts'
import { typeHooks } from '#server/services/type-hooks.ts'
import type { Services } from '../create-services.ts'
import { defaultSettings, saveSettings } from '../services/settings.ts'
import film from './assets/probe.mp4?inline'
import booklet from './assets/saisonheft.pdf?inline'
import type { SectionSeed } from './content/page-types.ts'
import { demoSettings } from './content/settings.ts'
import type { DemoPicture, RecordSections, TypeSeed } from './define-seed.ts'
import { createSeedContext, type Media, type SeedContext } from './seeding.ts'

const seedModules = import.meta.glob<TypeSeed>('../../content/*/seed.ts', { eager: true, import: 'default' })
const seeds = new Map(Object.entries(seedModules).map(([path, seed]) => [path.split('/').at(-2) ?? '', seed]))

export const pictures = [...seeds.values()].flatMap((type) => type.pictures ?? [])
const sections = [...seeds.values()].flatMap((type) => type.sections ?? [])

const SAY_EVERY = 25

/** The command. */
export async function runSeed(): Promise<void> {
  const database = await openDatabase()
  await withExclusiveLock(database, () => seedDemo(servicesFor(database), printLine))
  await database.close()
}

/** Seeds the demo site if there are no pages: pictures first, then everything else in one transaction. */
export async function seedDemo(services: Services, print: typeof printLine): Promise<void> {
  const deps = services.depsFor({ viewer: systemViewer, locale: 'de' })
  if (await typeHooks.hasPages(deps.db)) {
    print(['Demo: Es gibt schon Inhalte, nichts wird geändert', 'demo: there is content already, nothing was changed'])
    return
  }
  print(['Demo: Bilder werden gespeichert …', 'demo: storing the pictures …'])
  const imageIds = await seedImages(deps, pictures, (doneCount, all) => {
    if (doneCount % SAY_EVERY === 0 || doneCount === all)
      print([`Demo: ${doneCount} von ${all} Bildern`, `demo: ${doneCount} of ${all} pictures`])
  })
  await seedContent(deps, { imageIds, fileIds: await seedFiles(deps) })
  print(['Demo: geschrieben', 'demo: written'])
}

export async function seedContent(deps: Deps, media: Media): Promise<void> {
  await write(deps, async (inner) => {
    const seeding = createSeedContext(inner, media)
    await seedSettings(seeding)
    for (const { records = {}, seed } of inOrder()) {
      for (const resource of Object.keys(records) as ResourceName[])
        await seeding.createAll(resource, records[resource] ?? [])
      await seed?.(seeding)
    }
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

const mediaFiles = [
  { key: 'film', name: 'Ein Motiv entsteht.mp4', source: film },
  { key: 'saisonheft', name: 'Saisonheft (Auszug).pdf', source: booklet },
]

export async function seedFiles(deps: Deps): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, name, source } of mediaFiles) {
    const { id } = await typeHooks.storeFile(deps, {
      bytes: Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'),
      name,
    })
    ids.set(key, id)
  }
  return ids
}

type ModuleValues = { kind: string; anchor?: string; children?: readonly ModuleValues[]; [field: string]: unknown }

/** Last, so that all link targets exist. */
async function seedSections(seeding: SeedContext, recordSections: readonly RecordSections[]): Promise<void> {
  for (const { content_type, kind, key, sections } of recordSections) {
    for (const section of sections)
      await seedSection(seeding, { owner: { content_type, object_id: seeding.idOf(kind, key) }, section })
  }
}

async function seedSection(
  seeding: SeedContext,
  { owner, section }: { owner: SectionOwner; section: SectionSeed },
): Promise<void> {
  const { id } = await createSection(seeding.deps, { ...owner, slug: section.slug ?? '', layout: section.layout })
  for (const [column, modules] of section.columns.entries()) {
    for (const [order, module] of modules.entries()) await seedModule(seeding, { parent: id, column, order, module })
  }
}

async function seedModule(
  seeding: SeedContext,
  { parent, column, order, module }: { parent: number; column: number; order: number; module: ModuleValues },
): Promise<void> {
  const { kind, anchor = '', children = [], ...fields } = module
  const schema = requireKindSchema(kind)
  const data = toBilingualData(schema, await resolve(seeding, kind, await seeding.withLinks(fields)))
  const id = await write(seeding.deps, (inner) =>
    insertModule(inner, { schema, place: { parent, column, order, anchor }, data }),
  )
  for (const [index, item] of children.entries())
    await seedModule(seeding, { parent: id, column: 0, order: index, module: item })
}

/** Replaces keys of pictures, files and records by ids; omitted fields take the kind's default. */
async function resolve(
  seeding: SeedContext,
  kind: string,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(fields))
    if (value !== null) resolved[field] = await resolveField(seeding, findType(kind, field), value)
  return resolved
}

function findType(kind: string, field: string): string | undefined {
  return moduleKinds.get(kind)?.fields[field]?.type
}

async function resolveField(seeding: SeedContext, type: string | undefined, value: unknown): Promise<unknown> {
  if (type === 'reference') return seeding.imageNamed(String(value))
  if (type === 'link') return seeding.link(String(value))
  return type === 'file' ? seeding.fileNamed(String(value)) : value
}

const STORE_CONCURRENCY = 2
const JPEG_QUALITY = 82
/** The same word in both languages, because a credit has only one text. */
const CREDIT = 'Illustration: Südwestphilharmonie'

const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?raw', import: 'default' })
/** The drawings of the demo by their keys. */
export const drawings = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/(.+)\.svg$/, '$1'), svg]),
)

/** Stores every picture; existing ones stay. Returns ids by key. */
async function seedImages(
  deps: Deps,
  pictures: readonly DemoPicture[],
  onProgress: (done: number, all: number) => void,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const queue = [...pictures]
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      ids.set(picture.key, await store(deps, picture))
      onProgress(ids.size, pictures.length)
    }
  }
  await Promise.all(Array.from({ length: STORE_CONCURRENCY }, work))
  return ids
}

async function store(deps: Deps, { key, svg, ...details }: DemoPicture): Promise<number> {
  const drawing = svg ?? drawings.get(key) ?? ''
  // Low effort, because `storeImage` encodes the final file.
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: JPEG_QUALITY }).toBuffer()
  const credit = svg === undefined ? CREDIT : ''
  const { id } = await typeHooks.storeImage(deps, { ...details, credit, decorative: false, title: key, bytes })
  return id
}
