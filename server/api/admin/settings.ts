import { getSettings, getSiteSettings, saveSettings } from '#contract/admin/settings.ts'
import * as settings from '#server/services/settings.ts'
import { type Api, type EndpointRegistry, implement } from '../implement.ts'

export function settingsApi(api: Api, registry: EndpointRegistry): void {
  const on = implement(api, registry)

  on(getSettings, (deps) => settings.getAdminSettings(deps))
  on(saveSettings, (deps, { body }) => settings.saveSettings(deps, body))
  on(getSiteSettings, async (deps) => settings.getSiteSettings(deps))
}
