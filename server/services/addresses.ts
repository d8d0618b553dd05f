import { locales } from '#config'
import type { ResourceName, Screen } from '#content/define.ts'
import type {
  Addresses,
  AddressPair,
  AddressReader,
  Follow,
  ListedPage,
  Located,
  StoredRow,
  TypeAddresses,
} from '#content/define-address.ts'
import { resourceTables } from '#content/tables.ts'
import { typeOfResource } from '#content/types.ts'
import { urlsOf } from '#contract/urls.ts'
import type { Reader, Tx } from '#server/db/connect.ts'
import { latest } from './latest.ts'
import { whereShown } from './visibility.ts'

const found = import.meta.glob<TypeAddresses>('../../content/*/address.ts', { eager: true, import: 'default' })
const own: TypeAddresses = Object.assign({}, ...Object.values(found))

/** What a link to a record without a page leads to. */
export const nowhere: AddressPair = { de: '', en: '' }

/** Where a link to each record leads; without an answer it has no page. */
export async function locate(
  reader: AddressReader,
  resource: ResourceName,
  { rows, follow }: { rows: StoredRow[]; follow: Follow },
): Promise<Located[]> {
  if (rows.length === 0) return []
  const { locate } = addressesOf(resource)
  if (locate) return locate(reader, rows, follow)
  const screen = typeOfResource(resource)?.page as Screen | undefined
  return screen ? rows.map((row) => [row.id, urlsOf(screen, row)]) : []
}

/** Every address of a record in a fixed order, so that two lists show pair by pair what has moved. */
export async function allAddresses(db: Reader, resource: ResourceName, row: StoredRow): Promise<string[]> {
  const { all } = addressesOf(resource)
  if (all) return all(db, row)
  const screens = Object.entries(typeOfResource(resource)?.screens ?? {}).filter(([, path]) => path.de.includes('{'))
  const urls = screens.map(([screen]) => urlsOf(screen as Screen, row))
  return locales.flatMap((locale) => urls.map((url) => url[locale]))
}

/** Where links to a record lead, as far as it has a page. */
export async function addressOf(
  reader: AddressReader,
  resource: ResourceName,
  row: StoredRow,
): Promise<AddressPair | undefined> {
  const [located] = await locate(reader, resource, { rows: [row], follow: async () => ({ get: () => nowhere }) })
  return located?.[1]
}

/** Every address that leads to the record, also those that are made of its name as it is; in each language the one that links lead to first. */
export async function addressesAnywhere(
  reader: AddressReader & { tx: Tx },
  resource: ResourceName,
  row: StoredRow,
): Promise<string[]> {
  const urls = await addressOf(reader, resource, row)
  return [
    ...new Set([
      ...locales.flatMap((locale) => urls?.[locale] || []),
      ...(await allAddresses(reader.tx, resource, row)),
    ]),
  ]
}

/** The pages of a type that search engines are told of; one that has gone online by the clock is as new as that. */
export async function listedOf(reader: AddressReader, resource: ResourceName): Promise<ListedPage[]> {
  const { listed } = addressesOf(resource)
  if (listed) return listed(reader)
  const screen = typeOfResource(resource)?.page as Screen | undefined
  if (!screen) return []
  const rows = (await reader.db
    .select()
    .from(resourceTables[resource])
    .where(whereShown(reader, resource, { withPage: true }))) as StoredRow[]
  return rows.map((row) => ({
    urls: urlsOf(screen, row),
    id: row.id,
    written: latest([row.updated_at as Date | null, row.online_from as Date | null]),
  }))
}

export function addressesOf(resource: ResourceName): Addresses {
  return own[resource] ?? {}
}
