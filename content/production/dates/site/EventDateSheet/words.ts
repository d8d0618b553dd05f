import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    title: (name: string) => `Programmblatt: ${name}`,
    programme: 'Programm',
    interval: 'Pause',
    minutes: (n: number) => `${n}′`,
    length: (n: number, intervals: number) =>
      `Musik: etwa ${n} Minuten${intervals === 0 ? ', keine Pause' : intervals === 1 ? ', eine Pause' : `, ${intervals} Pausen`}`,
    ends: (time: string) => `Ende gegen ${time}`,
    introduction: (time: string) => `Einführung ${time}`,
    performers: 'Mitwirkende',
    next: 'Die nächsten Konzerte',
    scan: 'Alles zum Abend, auch auf Englisch, auf Ihrem Telefon:',
    stateNotes: { cancelled: 'Dieses Konzert entfällt.', postponed: 'Dieses Konzert ist verschoben.' },
  },
  en: {
    title: (name) => `Programme sheet: ${name}`,
    programme: 'Programme',
    interval: 'Interval',
    minutes: (n) => `${n}′`,
    length: (n, intervals) =>
      `Music: about ${n} minutes${intervals === 0 ? ', no interval' : intervals === 1 ? ', one interval' : `, ${intervals} intervals`}`,
    ends: (time) => `End about ${time}`,
    introduction: (time) => `Introduction ${time}`,
    performers: 'Performers',
    next: 'The next concerts',
    scan: 'Everything about the evening on your phone:',
    stateNotes: { cancelled: 'This concert is cancelled.', postponed: 'This concert is postponed.' },
  },
})
