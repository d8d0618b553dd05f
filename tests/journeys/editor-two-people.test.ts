import { expect, test } from 'vitest'
import {
  allSaved,
  asVisitor,
  command,
  hearsNothing,
  openEditor,
  textOf,
  writeModule,
} from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('a conflict persists through Escape and reload, and both texts can stay', async () => {
  const first = await openEditor({ site, browser })
  const second = await openEditor({ site, browser })
  await hearsNothing(second)
  await textOf(first, 'Überschrift, Überschrift').first().fill('Sieben schöne Abonnements')
  await first.keyboard.press('Escape')
  await allSaved(first)
  const headline = textOf(second, 'Überschrift, Überschrift').first()
  await headline.fill('Sieben neue Abonnements')
  await headline.press('Escape')
  const dialog = second.getByRole('alertdialog', { name: 'Zwei Fassungen' })
  await expect
    .poll(() => dialog.innerText())
    .toMatch(/\n(?!Jemand).+ hat Überschrift „Sieben neue Abonnements“ am .+ \d+:\d+ Uhr auch geändert\./)
  const choices = dialog.getByRole('group', { name: 'Überschrift' })
  expect(await choices.locator('mark').allTextContents()).toEqual(['anders: neue', 'anders: schöne'])
  expect(await dialog.getByRole('button', { name: 'So speichern' }).isDisabled()).toBe(true)
  await second.keyboard.press('Escape')
  await second.getByText('Konflikt: Entscheiden').waitFor()
  expect(await asVisitor(site, '/de/abonnements')).toContain('Sieben schöne Abonnements')

  second.once('dialog', (leaveDialog) => void leaveDialog.accept())
  await second.reload()
  await second
    .getByRole('dialog', { name: 'Nicht gespeicherte Änderungen gefunden' })
    .getByRole('button', { name: 'Wiederherstellen' })
    .press('Enter')
  await dialog.getByRole('radio', { name: /^Beides, nacheinander/ }).press('Space')
  await dialog.getByRole('button', { name: 'So speichern' }).press('Enter')
  await allSaved(second)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Sieben schöne Abonnements / Sieben neue Abonnements')
  await second.keyboard.press('Control+z')
  await allSaved(second)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Sieben neue Abonnements')
})

test('on a phone a conflict shows versions stacked, and theirs can be chosen', async () => {
  const first = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  const second = await openEditor(
    { site, browser },
    { path: '/de/karten-und-besuch', width: 390, height: 780, touch: true },
  )
  await hearsNothing(second)
  for (const [page, text] of [
    [first, 'Von der ersten'],
    [second, 'Von der zweiten'],
  ] as const) {
    await textOf(page, 'Überschrift, Überschrift').first().fill(text)
    await page.keyboard.press('Escape')
    if (page === first) await allSaved(page)
  }
  const dialog = second.getByRole('alertdialog', { name: 'Zwei Fassungen' })
  const [mine, theirs] = await Promise.all([
    dialog.getByText('Meine Fassung').boundingBox(),
    dialog.getByText('Die andere Fassung').boundingBox(),
  ])
  expect(theirs?.y).toBeGreaterThan(mine?.y ?? Number.POSITIVE_INFINITY)
  await dialog.getByText('Die andere Fassung').tap()
  await dialog.getByRole('button', { name: 'So speichern' }).tap()
  await allSaved(second)
  expect(await textOf(second, 'Überschrift, Überschrift').first().innerText()).toBe('Von der ersten')
  expect(await asVisitor(site, '/de/karten-und-besuch')).toContain('Von der ersten')
})

test('edits in a section that was deleted meanwhile get a new section', async () => {
  const first = await openEditor({ site, browser }, { path: '/de/kontakt' })
  const second = await openEditor({ site, browser }, { path: '/de/kontakt' })
  await hearsNothing(second)
  await first.context().setOffline(true)
  await writeModule(first, {
    to: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen',
    kind: 'Text',
    text: 'Im Zug geschrieben.',
  })
  await command(second, 'Abschnitt 1', 'Löschen')
  await allSaved(second)
  await first.context().setOffline(false)
  const dialog = first.getByRole('alertdialog', { name: 'Inzwischen gelöscht' })
  await dialog
    .getByText('Der Platz für Text „Im Zug geschrieben.“ wurde inzwischen an anderer Stelle gelöscht.')
    .waitFor()
  expect(await first.getByText('Im Zug geschrieben.').count()).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Neu anlegen' }).press('Enter')
  await allSaved(first)
  expect(await asVisitor(site, '/de/kontakt')).toContain('Im Zug geschrieben.')
})
