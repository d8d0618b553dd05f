import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '#tests/support/browser/site.ts'

const run = promisify(execFile)
const programs = ['vdirsyncer', 'khal', 'calcurse']
const missing = programs.filter((program) => !isInstalled(program))
if (missing.length > 0)
  throw new Error(`These programs show what a calendar makes of ours: apt-get install ${missing.join(' ')}`)

type EventDate = { id: number; date_start: string; date_end: string; event: { id: number; name: string } }

/** A calendar client: vdirsyncer fetches, khal and calcurse display. */
function openCalendars(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-calendars-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = (name: string) => join(folder, name)
  for (const name of ['events', 'status']) mkdirSync(path(name))
  writeFileSync(
    path('vdirsyncer'),
    `[general]\nstatus_path = "${path('status')}"\n
[pair site]\na = "mine"\nb = "theirs"\ncollections = null\nconflict_resolution = "b wins"\n
[storage mine]\ntype = "filesystem"\npath = "${path('events')}"\nfileext = ".ics"\n
[storage theirs]\ntype = "http"\nurl = "${url}"\n`,
  )
  writeFileSync(
    path('khal'),
    `[calendars]\n[[site]]\npath = ${path('events')}\ntype = calendar\n
[sqlite]\npath = ${path('khal.db')}\n
[locale]\nlocal_timezone = Europe/Berlin\ndefault_timezone = Europe/Berlin\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n`,
  )
  const env = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'Europe/Berlin', HOME: folder }
  return {
    /** The events that vdirsyncer has fetched; it gives them UIDs of its own. */
    async sync() {
      for (const command of [
        ['discover', '--no-list'],
        ['sync', '--force-delete'],
      ])
        await run('vdirsyncer', ['-c', path('vdirsyncer'), ...command], { env })
      return readdirSync(path('events')).map((name) =>
        readFileSync(join(path('events'), name), 'utf8')
          .replaceAll(/\r?\n /g, '')
          .replaceAll('\r', ''),
      )
    },
    async khal() {
      const { stdout } = await run(
        'khal',
        ['-c', path('khal'), 'list', '--format', '{start} {title} [{status}]', '--day-format', '', 'today', '730d'],
        { env },
      )
      return stdout
    },
    async calcurse() {
      const dataFolder = mkdtempSync(path('calcurse-'))
      const file = path('feed.ics')
      writeFileSync(file, await (await fetch(url)).text())
      const { stderr } = await run('calcurse', ['-D', dataFolder, '-q', '-i', file], { env })
      const { stdout } = await run(
        'calcurse',
        ['-D', dataFolder, '-Q', '--from', 'today', '--days', '730', '--format-apt', '%(start:%Y-%m-%d %H:%M) %m\n'],
        { env },
      )
      return stderr + stdout
    },
  }
}

test('calendar programs show event dates and their later changes', async () => {
  const site = await startSite()
  onTestFinished(() => site.stop())
  const admin = await site.session()
  const calendars = openCalendars(`${site.url}/de/kalender.ics`)
  const { results } = (await (await fetch(`${site.url}/api/event-dates/?page=1`)).json()) as { results: EventDate[] }
  // Dates of three productions without another date on the same day.
  const [movedDate, cancelled, removedDate] = results.filter(
    ({ event }, index) => index > 0 && results.findIndex((candidate) => candidate.event.id === event.id) === index,
  )
  if (!movedDate || !cancelled || !removedDate) throw new Error('the demo has too few concerts')
  const before = {
    vdirsyncer: await calendars.sync(),
    khal: await calendars.khal(),
    calcurse: await calendars.calcurse(),
  }
  for (const { id, event, date_start } of [movedDate, cancelled, removedDate]) {
    expect(before.vdirsyncer.filter((file) => file.includes(`/${id}\n`))).toHaveLength(1)
    for (const output of [before.khal, before.calcurse])
      expect(output).toContain(`${inBerlin(date_start)} ${event.name}`)
  }

  const later = (iso: string) => new Date(Date.parse(iso) + 30 * 60_000).toISOString()
  const patch = (path: string, body: unknown) => admin.call('PATCH', `/api/admin/${path}/`, body)
  await patch(`event-dates/${movedDate.id}`, {
    status: 'moved',
    date_start: later(movedDate.date_start),
    date_end: later(movedDate.date_end),
  })
  await patch(`event-dates/${cancelled.id}`, { status: 'cancelled' })
  await patch(`productions/${removedDate.event.id}`, { is_online: false })
  const after = {
    vdirsyncer: await calendars.sync(),
    khal: await calendars.khal(),
    calcurse: await calendars.calcurse(),
  }
  expect(after.vdirsyncer.length).toBeLessThan(before.vdirsyncer.length)
  expect(after.vdirsyncer.filter((file) => file.includes(`/${removedDate.id}\n`))).toEqual([])
  for (const output of [after.khal, after.calcurse]) {
    expect(output).toContain(`${inBerlin(later(movedDate.date_start))} ${movedDate.event.name}`)
    expect(output).not.toContain(`${inBerlin(movedDate.date_start)} ${movedDate.event.name}`)
    expect(output).toContain(`ABGESAGT – ${cancelled.event.name}`)
    expect(output).not.toContain(`${inBerlin(removedDate.date_start)} ${removedDate.event.name}`)
  }
  process.stdout.write(`\nkhal, after a date has moved, one was cancelled and one unpublished:\n${after.khal}`)
})

test('calendar programs show each lesson except on closed days', async () => {
  const site = await startSite()
  onTestFinished(() => site.stop())
  const courses = (await (await fetch(`${site.url}/api/courses/`)).json()) as {
    url: string
    name: string
    dates: { date_start: string; left_out: string[] }[]
  }[]
  const weekly = courses.find(({ dates }) => dates.length === 2)
  if (!weekly) throw new Error('the demo has no course with two lessons a week')
  const calendars = openCalendars(`${site.url}${weekly.url}.ics`)
  // Twenty-one weeks, twice each.
  const heldDates = 42 - weekly.dates.flatMap(({ left_out }) => left_out).length
  expect(await calendars.sync()).toHaveLength(heldDates)
  for (const output of [await calendars.khal(), await calendars.calcurse()]) {
    expect(output.split('\n').filter((line) => line.includes(weekly.name))).toHaveLength(heldDates)
    for (const { date_start } of weekly.dates) expect(output).toContain(`${inBerlin(date_start)} ${weekly.name}`)
  }
})

function inBerlin(iso: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(
    new Date(iso),
  )
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
