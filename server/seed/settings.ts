import { defaultSettings, saveSettings } from '../services/settings.ts'
import { house } from './content/settings.ts'
import type { Seeding } from './seeding.ts'

/** Accounts and address for the foot of every page. */
export async function seedSettings({ deps }: Seeding): Promise<void> {
  await saveSettings(deps, { ...defaultSettings, ...house })
}
