import { defaultSettings, saveSettings } from '#server/services/settings.ts'
import { house } from './content/house.ts'
import type { Seeding } from './seeding.ts'

/** Accounts and address for the foot of every page. */
export async function seedHouse({ deps }: Seeding): Promise<void> {
  await saveSettings(deps, { ...defaultSettings, ...house })
}
