import { defaultSettings, saveSettings } from '#server/services/settings.ts'
import { house } from './content/house.ts'
import { redirects } from './content/redirects.ts'
import type { Seeding } from './seeding.ts'

/** Accounts and address for the foot of every page. */
export async function seedHouse({ deps }: Seeding): Promise<void> {
  await saveSettings(deps, { ...defaultSettings, ...house })
}

/** After the pages they lead to. */
export async function seedRedirects(seeding: Seeding): Promise<void> {
  for (const redirect of redirects) await seeding.create('redirects', { key: redirect.old_path }, redirect)
}
