import { expect, test } from 'vitest'
import { pageEditorPath as base, pageWithEditor } from '#tests/support/browser/page-with-editor.ts'

test('one arrangement moves modules within and between sections', async () => {
  const { section, headline, editor, idsIn } = await pageWithEditor()
  const [firstSection, secondSection] = [await section({ layout: 3 }), await section()]
  const [a, b, c] = [
    await headline(firstSection.id, { order: 0 }),
    await headline(firstSection.id, { order: 1 }),
    await headline(secondSection.id),
  ]
  const { status, body } = await editor.call('POST', `${base}/container/arrange/`, {
    body: {
      columns: [
        { container: firstSection.id, column: 0, modules: [] },
        { container: firstSection.id, column: 1, modules: [c.id, a.id] },
        { container: secondSection.id, column: 0, modules: [b.id] },
      ],
    },
  })
  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(await idsIn(firstSection.id)).toEqual([[], [c.id, a.id]])
  expect(await idsIn(secondSection.id)).toEqual([[b.id]])
})

test('an invalid arrangement moves nothing', async () => {
  const { section, headline, editor, idsIn } = await pageWithEditor()
  const { id, version } = await section()
  const [a, b] = [await headline(id, { order: 0 }), await headline(id, { order: 1 })]
  const arrange = (body: object) => editor.call('POST', `${base}/container/arrange/`, { body })
  expect(
    (
      await arrange({
        columns: [
          { container: id, column: 0, modules: [b.id, a.id] },
          { container: 99_999, column: 0, modules: [] },
        ],
      })
    ).status,
  ).toBe(404)
  expect((await arrange({ columns: [{ container: id, column: 2, modules: [b.id, a.id] }] })).status).toBe(400)
  const stale = await arrange({
    versions: { [id]: version },
    columns: [{ container: id, column: 0, modules: [b.id, a.id] }],
  })
  expect(stale.status).toBe(409)
  expect(stale.body.current.id).toBe(id)
  expect(await idsIn(id)).toEqual([[a.id, b.id]])
})

test('one of two concurrent arrangements wins and returns the next version', async () => {
  const { section, headline, editor, idsIn } = await pageWithEditor()
  const { id } = await section()
  const [a, b] = [await headline(id, { order: 0 }), await headline(id, { order: 1 })]
  const { version } = (await editor.call('GET', `${base}/container/${id}/`)).body
  const swap = () =>
    editor.call('POST', `${base}/container/arrange/`, {
      body: { versions: { [id]: version }, columns: [{ container: id, column: 0, modules: [b.id, a.id] }] },
    })
  const responses = await Promise.all([swap(), swap(), swap()])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(responses.find(({ status }) => status === 200)?.body[0].version).toBe(version + 1)
  expect(await idsIn(id)).toEqual([[b.id, a.id]])
})
