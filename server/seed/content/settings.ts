import type { Settings } from '#contract/admin/settings.ts'

export const demoSettings: Pick<Settings, 'social' | 'contact' | 'accessibility'> = {
  social: {
    orchestra: {
      facebook: 'https://www.facebook.com/suedwestphilharmonie',
      instagram: 'https://www.instagram.com/suedwestphilharmonie',
      youtube: 'https://www.youtube.com/@suedwestphilharmonie',
    },
    school: {
      facebook: 'https://www.facebook.com/suedwestmusikschule',
      instagram: 'https://www.instagram.com/suedwestmusikschule',
      youtube: 'https://www.youtube.com/@suedwestmusikschule',
    },
  },
  accessibility: {
    conformity: 'partial',
    tested_on: '2026-05-12',
    method: {
      de: 'Selbst geprüft: mit Tastatur, Vorleseprogramm, Vergrößerung auf 400 Prozent und dem Prüfprogramm axe, auf jeder Art von Seite.',
      en: 'Tested by ourselves: by keyboard, with a screen reader, magnified to 400 per cent and with the checker axe, on every kind of page.',
    },
    arbitration: {
      de: 'Sind Sie mit unserer Antwort nicht zufrieden, hilft Ihnen die Schlichtungsstelle der Landesbeauftragten für Menschen mit Behinderungen. Das kostet Sie nichts.',
      en: 'If you are not satisfied with our answer, the arbitration office of the state commissioner for people with disabilities will help you, free of charge.',
    },
    arbitration_link: 'https://schlichtung.example/',
  },
  contact: {
    name: 'Zweckverband Südwestphilharmonie und Musikschule',
    street: 'Spulergasse 1',
    postcode: '72999',
    city: 'Hohenwang',
    phone: '+49 89 99998 112',
    email: 'info@suedwestphilharmonie.example',
  },
}
