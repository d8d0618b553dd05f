import type { Locale } from '#config'

/** Whether a date takes place as planned. */
export const dateSchedules = ['scheduled', 'moved', 'postponed', 'cancelled'] as const
export type DateSchedule = (typeof dateSchedules)[number]

/** What is left of the tickets, whatever the schedule says. */
export const ticketStates = ['available', 'few_left', 'sold_out'] as const
export type TicketState = (typeof ticketStates)[number]

export const dateStatuses = ['scheduled', 'few_left', 'sold_out', 'moved', 'postponed', 'cancelled'] as const
export type DateStatus = (typeof dateStatuses)[number]

/** How a date that does not take place as planned is marked, on its page and wherever else its title stands. */
export const scheduleNames: Readonly<Record<Locale, Record<Exclude<DateSchedule, 'scheduled'>, string>>> = {
  de: { moved: 'Verlegt', postponed: 'Verschoben', cancelled: 'Entfällt' },
  en: { moved: 'Moved', postponed: 'Postponed', cancelled: 'Cancelled' },
}

export function takesPlace({ schedule }: { schedule: DateSchedule }): boolean {
  return schedule === 'scheduled' || schedule === 'moved'
}

/** The tickets' state where the date takes place and it says something, otherwise the schedule. */
export function toDateStatus({ schedule, tickets }: { schedule: DateSchedule; tickets: TicketState }): DateStatus {
  return takesPlace({ schedule }) && tickets !== 'available' ? tickets : schedule
}

/** What differs from a date as planned, in single words: a moved date can be sold out too. */
export function deviatingStates({ status, schedule }: { status: DateStatus; schedule: DateSchedule }): DateStatus[] {
  if (status === 'scheduled') return []
  return schedule === 'scheduled' || schedule === status ? [status] : [schedule, status]
}
