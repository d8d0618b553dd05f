import { t } from '#server/seed/content/text.ts'

export const barriers = [
  {
    key: 'saisonheft',
    name: t('Das Saisonheft zum Blättern', 'The season brochure to leaf through'),
    reason: t(
      'Der Dienst, der es zeigt, ist mit der Tastatur und mit Vorleseprogrammen nur teilweise zu bedienen.',
      'The service that shows it can be used only in part by keyboard and screen reader.',
    ),
    alternative: t(
      'Alle Konzerte stehen im Spielplan. Das Heft senden wir als zugängliches PDF.',
      'All concerts are listed on this website. We send the brochure as an accessible PDF.',
    ),
  },
  {
    key: 'filme',
    name: t('Ältere Filme ohne Untertitel', 'Older films without subtitles'),
    reason: t(
      'Filme aus der Zeit vor 2025 haben noch keine Untertitel.',
      'Films made before 2025 have no subtitles yet.',
    ),
    alternative: t(
      'Unter jedem Film steht, was darin zu hören ist. Wir ergänzen die Untertitel bis zum Ende der Spielzeit.',
      'What is heard stands below each film. We are adding subtitles by the end of the season.',
    ),
  },
]
