import { acceptService, type CookieConsentConfig, getUserPreferences, hide, run, show, showPreferences, validConsent } from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import type { Messages } from '../i18n/de.ts'
import { isTyping } from '../is-typing.ts'
import './dialog.css'
import type { MediaService } from './services.ts'
import { CONSENT_COOKIE, type ConsentGroup } from './stored-consent.ts'

export type ConsentOptions = {
  root: Element
  services: MediaService[]
  tagManagerId: string
  text: Messages['consent']
  privacyUrl: string
  imprintUrl: string
  onChange: (changed: readonly string[]) => void
}

const DAYS_KEPT = 182

/** The consent dialog, loaded only when there is something to ask or to change. */
export async function openDialog(options: ConsentOptions) {
  await run(configOf(options))
  leaveFocusWithWriter(options.root)
  return {
    ask: () => {
      if (!validConsent()) show(true)
    },
    hide,
    showPreferences,
    allowAlways: (service: string) => acceptService([...(getUserPreferences().acceptedServices.media ?? []), service], 'media'),
  }
}

export type ConsentDialog = Awaited<ReturnType<typeof openDialog>>

/** The library gives the dialog the focus when it shows; letters that somebody is typing at that moment would be lost. */
function leaveFocusWithWriter(root: Element): void {
  root.addEventListener('focusin', (event) => {
    if (!(event instanceof FocusEvent) || !(event.relatedTarget instanceof HTMLElement) || !isTyping(event.relatedTarget)) return
    // A button or a link is one's own choice; the dialog itself is the library's.
    if (event.target instanceof Element && !event.target.matches('button, a, input')) event.relatedTarget.focus()
  })
}

function configOf({ root, services, tagManagerId, text, privacyUrl, imprintUrl, onChange }: ConsentOptions): CookieConsentConfig {
  const group = (name: ConsentGroup) => ({ linkedCategory: name, ...text.groups[name] })
  return {
    root,
    autoShow: false,
    manageScriptTags: false,
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: DAYS_KEPT, sameSite: 'Lax' },
    guiOptions: { consentModal: { layout: 'box wide', position: 'bottom left', equalWeightButtons: true }, preferencesModal: { layout: 'box' } },
    onFirstConsent: ({ cookie }) => onChange(cookie.categories),
    onChange: ({ changedCategories, changedServices }) => onChange([...changedCategories, ...Object.keys(changedServices)]),
    categories: {
      required: { enabled: true, readOnly: true, services: { fonts: { label: text.fonts } } },
      ...(tagManagerId
        ? { tracking: { services: { tagmanager: { label: 'Google Tag Manager' } }, autoClear: { cookies: [{ name: /^_ga|^_gid|^_gcl/ }] } } }
        : {}),
      media: { services: Object.fromEntries(services.map(({ service, title }) => [service, { label: title }])) },
    },
    language: {
      default: 'page',
      translations: {
        page: {
          consentModal: {
            title: text.title,
            description: tagManagerId ? `${text.description} ${text.statistics}` : text.description,
            acceptAllBtn: text.acceptAll,
            acceptNecessaryBtn: text.acceptRequired,
            showPreferencesBtn: text.choose,
            footer: `<a href="${privacyUrl}">${text.privacy}</a><a href="${imprintUrl}">${text.imprint}</a>`,
          },
          preferencesModal: {
            title: text.settings,
            acceptAllBtn: text.acceptAll,
            acceptNecessaryBtn: text.acceptRequired,
            savePreferencesBtn: text.save,
            closeIconLabel: text.close,
            serviceCounterLabel: text.services,
            sections: [
              { description: text.settingsText },
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
