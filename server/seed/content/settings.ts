import type { Settings } from '#contract/admin/settings.ts'

export const house: Pick<Settings, 'social' | 'contact'> = {
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
  contact: {
    name: 'Zweckverband Südwestphilharmonie und Musikschule',
    street: 'Spulergasse 1',
    postcode: '72999',
    city: 'Hohenwang',
    phone: '+49 89 99998 112',
    email: 'info@suedwestphilharmonie.example',
  },
}
