import { getSettings, getSiteSettings, saveSettings } from '#contract/admin/settings.ts'
import * as settings from '#server/services/settings.ts'
import type { TypeApi } from '../define-api.ts'

export const settingsApi: TypeApi = (on) => {
  on(getSettings, (deps) => settings.getAdminSettings(deps))
  on(saveSettings, (deps, { body }) => settings.saveSettings(deps, body))
  on(getSiteSettings, async (deps) => settings.getSiteSettings(deps))
}
