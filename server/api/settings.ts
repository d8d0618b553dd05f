import { getSettings, getSiteSettings, saveSettings } from '#contract/admin/settings.ts'
import * as settings from '#server/services/settings.ts'
import { type Api, implement, type Registry } from './implement.ts'

export function settingsApi(api: Api, registry: Registry): void {
  const on = implement(api, registry)

  on(getSettings, (deps) => settings.openSettings(deps))
  on(saveSettings, (deps, { body }) => settings.saveSettings(deps, body))
  on(getSiteSettings, async (deps) => settings.getSiteSettings(deps))
}
