import {
  acceptCategory,
  acceptService,
  type CookieConsentConfig,
  getUserPreferences,
  run,
  showPreferences,
} from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import type { Messages } from '../i18n/de.ts'
import './dialog.css'
import { players } from '#modules/embeds/players.ts'
import { isServiceOffered } from './services.ts'
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentGroup } from './stored-consent.ts'

type ConsentOptions = {
  root: Element
  consentServices: readonly string[]
  tagManagerId: string
  text: Messages['consent']
  privacyUrl: string
  imprintUrl: string
  onChange: (changed: readonly string[]) => void
}

/** Consent settings and their storage, loaded when a visitor answers or opens them. */
export async function openDialog(options: ConsentOptions) {
  await run(getConfig(options))
  return {
    answer: (choice: 'all' | 'required') => acceptCategory(choice === 'all' ? 'all' : []),
    showPreferences,
    allowAlways: (service: string) =>
      acceptService([...(getUserPreferences().acceptedServices.media ?? []), service], 'media'),
  }
}

export type ConsentDialog = Awaited<ReturnType<typeof openDialog>>

function getConfig({
  root,
  consentServices,
  tagManagerId,
  text,
  privacyUrl,
  imprintUrl,
  onChange,
}: ConsentOptions): CookieConsentConfig {
  const group = (name: ConsentGroup) => ({ linkedCategory: name, ...text.groups[name] })
  return {
    root,
    autoShow: false,
    manageScriptTags: false,
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    guiOptions: { preferencesModal: { layout: 'box' } },
    onFirstConsent: ({ cookie }) => onChange(cookie.categories),
    onChange: ({ changedCategories, changedServices }) =>
      onChange([...changedCategories, ...Object.keys(changedServices)]),
    categories: {
      required: { enabled: true, readOnly: true, services: { fonts: { label: text.fonts } } },
      ...(tagManagerId
        ? {
            tracking: {
              services: { tagmanager: { label: 'Google Tag Manager' } },
              autoClear: { cookies: [{ name: /^_ga|^_gid|^_gcl/ }] },
            },
          }
        : {}),
      media: {
        services: Object.fromEntries(
          mediaServices(consentServices).map(({ service, title }) => [service, { label: title }]),
        ),
      },
    },
    language: {
      default: 'page',
      translations: {
        page: {
          consentModal: {},
          preferencesModal: {
            title: text.settings,
            acceptAllBtn: text.acceptAll,
            acceptNecessaryBtn: text.acceptRequired,
            savePreferencesBtn: text.save,
            closeIconLabel: text.close,
            serviceCounterLabel: text.services,
            sections: [
              {
                description: `<p>${text.description}</p><p>${text.settingsText}</p><p><a href="${privacyUrl}">${text.privacy}</a> · <a href="${imprintUrl}">${text.imprint}</a></p>`,
              },
              group('required'),
              ...(tagManagerId ? [group('tracking')] : []),
              group('media'),
              { title: text.marketing.title, description: text.marketing.description },
            ],
          },
        },
      },
    },
  }
}

type MediaService = { service: string; title: string }

export function mediaServices(offered: readonly string[]): MediaService[] {
  return players
    .filter(({ service }) => isServiceOffered(service, offered))
    .map(({ service, title }) => ({ service, title }))
}
