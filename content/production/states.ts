import type { Locale } from '#config'

export const dateSchedules = ['scheduled', 'moved', 'postponed', 'cancelled'] as const
export type DateSchedule = (typeof dateSchedules)[number]

/** Independent of the schedule. */
export const ticketStates = ['available', 'few_left', 'sold_out'] as const
export type TicketState = (typeof ticketStates)[number]

export const dateStatuses = ['scheduled', 'few_left', 'sold_out', 'moved', 'postponed', 'cancelled'] as const
export type DateStatus = (typeof dateStatuses)[number]

/** Labels of a date that does not take place as planned. */
export const scheduleNames: Readonly<Record<Locale, Record<Exclude<DateSchedule, 'scheduled'>, string>>> = {
  de: { moved: 'Verlegt', postponed: 'Verschoben', cancelled: 'Entfällt' },
  en: { moved: 'Moved', postponed: 'Postponed', cancelled: 'Cancelled' },
}

export function takesPlace({ schedule }: { schedule: DateSchedule }): boolean {
  return schedule === 'scheduled' || schedule === 'moved'
}

/** The schedule, or the ticket state if the date takes place and tickets are few or sold out. */
export function toDateStatus({ schedule, tickets }: { schedule: DateSchedule; tickets: TicketState }): DateStatus {
  return takesPlace({ schedule }) && tickets !== 'available' ? tickets : schedule
}

/** Deviations from the plan, one word each: a moved date can be sold out too. */
export function deviatingStates({ status, schedule }: { status: DateStatus; schedule: DateSchedule }): DateStatus[] {
  if (status === 'scheduled') return []
  return schedule === 'scheduled' || schedule === status ? [status] : [schedule, status]
}
