import { storeFile } from '#content/file/service.ts'
import { flushMissingPaths } from '#content/redirect/missing-paths.server.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { issueTicket } from '#server/limits/form-ticket.ts'
import { encodePosterCode } from '#server/services/posters/poster-code.ts'
import { type Answer, NOW, type TestApp } from '../app.ts'
import { changeOf, create, createDate, createImage, pictureOf, uniqueFields } from '../factories.ts'
import { accountSample } from './account-samples.ts'
import { demoFields as demo } from './demo-records.ts'
import { fixedBodies } from './fixed-bodies.ts'
import { mergeSample } from './merge-sample.ts'
import { noticeSample } from './notice-samples.ts'
import { publicationSample } from './publication-sample.ts'
import type { SampleCall } from './sample-call.ts'
import { dateUndoSample, importRunSample } from './undo-samples.ts'

/** A valid call of each endpoint, with the records it needs. */
export async function createSample(
  app: TestApp,
  editor: Awaited<ReturnType<TestApp['login']>>,
): Promise<(endpoint: Endpoint) => Promise<SampleCall | null>> {
  const deps = app.depsOf()
  const locale = 'de'
  const composer = await create(deps, 'composers')
  const work = await create(deps, 'works', { composer_id: composer })
  const date = await createDate(deps, { production: { programme: [{ work_id: work }] } })
  const person = await create(deps, 'people', { is_soloist: true, is_instructor: true, is_employee: true })
  const course = await create(deps, 'courses')
  const article = await create(deps, 'news')
  const page = await create(deps, 'pages', { slug_de: 'haus', slug_en: 'house' })
  await create(deps, 'redirects', { old_path: '/de/frueher', new_path: '/de/haus' })
  const image = await createImage(deps)
  const announced = await create(deps, 'productions', { announced_month: '2027-06' })

  const json = async (method: string, path: string, body?: unknown) => (await editor.call(method, path, { body })).body
  const newSection = (object_id = page) =>
    json('POST', '/de/pageeditor-api/container/', { content_type: 'page', object_id })
  // A page of its own: every write stores a version of its page.
  const newModuleSection = async () => newSection(await create(deps, 'pages', uniqueFields('pages')))
  const newModule = async (kind: string): Promise<Answer> => {
    const list = listOf(kind)
    const parent = list ? (await newModule(list)).id : (await newModuleSection()).id
    return json('POST', `/de/pageeditor-api/${kind}/`, { ...demo(kind, image), parent })
  }
  const newPreviewLink = () =>
    json('POST', '/api/admin/preview-links/', { page_id: page, until: NOW.toISOString().slice(0, 10), note: '' })
  const upload = async (field: string, blob: Blob, name: string) => {
    const form = new FormData()
    form.set(field, blob, name)
    return form
  }
  const picture = async (color: string) =>
    upload('file', new Blob([new Uint8Array(await pictureOf({ color }))]), 'bild.jpg')
  const courseRequest = { kind: 'trial', learner: 'adult', subject: `course-${course}` }
  const byId: Record<string, number> = {
    get_event_date: date.id,
    get_announced: announced,
    admin_count_date_notices: date.id,
    list_similar_dates: date.id,
    get_tagged_text: date.id,
    get_composer: composer,
    get_work: work,
    get_event_date_calendar_de: date.id,
    get_event_date_calendar_en: date.id,
    get_course: course,
    get_course_calendar_de: course,
    get_course_calendar_en: course,
    get_blog_entry: article,
    get_instructor: person,
    get_soloist: person,
    get_employee: person,
  }

  return async function sampleOf(endpoint) {
    const { id } = endpoint
    const [, action, kind = ''] = /^(list|get|create|update|patch|put|delete)_(\w+)$/.exec(id) ?? []
    if (action && moduleSchemas.has(kind)) return moduleCall(action, kind)
    const [, operation, resource = ''] =
      /^admin_(list|get|create|update|patch|put|delete|bulk|usage|duplicate|import_file)_([\w-]+)$/.exec(id) ?? []
    if (operation && resource in resourceBodies) return resourceCall(operation, resource as ResourceName)
    if (fixedBodies[id]) return { body: fixedBodies[id] }
    if (byId[id]) return { path: { id: byId[id], slug: 'x' } }
    const published = resourceNames.find((name) => endpoint.path === `/api/${name}/{id}/`)
    if (published) return { path: { id: await create(deps, published) } }
    if (id.startsWith('admin_merge_')) return mergeSample(deps, id)
    const ofOthers = (await accountSample({ app, editor }, id)) ?? (await noticeSample({ app, date: date.id }, id))
    if (ofOthers) return ofOthers
    switch (id) {
      case 'check_course_request':
        return { body: courseRequest }
      case 'create_course_request': {
        const ticket = issueTicket({ secret: app.services.secret, now: new Date(NOW.getTime() - MINUTE_MS) })
        return { body: { ...courseRequest, name: 'Mara Vogt', phone: '07121 1', consent: true, ticket } }
      }
      case 'get_page':
        return { path: { locale, path: 'haus' } }
      case 'get_season':
        return { path: { season: '2026-27' } }
      case 'admin_undo_date_change':
        return dateUndoSample(deps, json)
      case 'admin_import_run':
      case 'admin_import_run_undo':
        return importRunSample(json)
      case 'get_redirect':
        return { path: { locale, path: 'frueher' } }
      case 'admin_propose_targets':
      case 'admin_delete_missing_path': {
        // The buffer of missing paths is shared by the process, and another test may have filled it.
        await flushMissingPaths(deps)
        await app.app.request(`/de/${id}`)
        const { results } = await json('GET', `/api/admin/missing-paths/?search=${id}`)
        return { path: { id: results[0].id } }
      }
      case 'get_poster':
        return { path: { code: encodePosterCode(1) } }
      case 'list_posters':
        return { query: '?resource=courses&id=1' }
      case 'get_nav':
      case 'get_user':
        return { path: { locale } }
      case 'set_preferences':
        return { path: { locale }, body: { collects: false } }
      case 'set_look_ahead':
        return { path: { locale }, body: { at: '2027-06-01T08:00:00Z' } }
      case 'create_section':
        return { path: { locale }, body: { content_type: 'page', object_id: page, slug: 'neu', layout: 3 } }
      case 'get_section_by_slug':
        return { path: { locale, slug: (await newSection()).slug } }
      case 'get_section':
      case 'delete_section':
        return { path: { locale, id: (await newSection()).id } }
      case 'update_section':
        return { path: { locale, id: (await newSection()).id }, body: { layout: 4 } }
      case 'arrange_sections':
        return {
          path: { locale },
          body: { sections: [{ content_type: 'page', object_id: page, containers: [(await newSection()).id] }] },
        }
      case 'restore_deleted': {
        const section = await newSection()
        await json('DELETE', section.url)
        return { path: { locale }, body: { model: 'container', id: section.id } }
      }
      case 'list_dead_links':
        return { path: { locale }, body: { urls: ['https://weg.example/'] } }
      case 'list_visible_until_dates':
      case 'list_pages_with_sections':
        return { path: { locale } }
      case 'list_page_bin':
      case 'list_timed_content':
        return { path: { locale }, query: `?content_type=page&object_id=${page}` }
      case 'restore_from_page_bin': {
        const module = await newModule('headline')
        await json('DELETE', module.url)
        return { path: { locale }, body: { model: 'module', id: module.id } }
      }
      case 'list_present':
        return { path: { locale }, query: `?resource=pages&record_id=${page}` }
      case 'stay_present': {
        const place = { where: 'page', section: 1, heading: 'Preise', unsaved: false, hidden: false }
        return { path: { locale }, body: { resource: 'pages', record_id: page, tab: 'fenster-1', ...place } }
      }
      case 'leave_presence':
        return { path: { locale }, body: { tab: 'fenster-1' } }
      case 'list_versions':
        return { path: { locale }, query: `?content_type=page&object_id=${page}` }
      case 'get_version':
      case 'restore_version': {
        // Saves of one account within minutes share a version.
        const user = await app.login('editor')
        await newModule('headline')
        await user.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
        return {
          path: {
            locale,
            id: (await json('GET', `/de/pageeditor-api/versions/?content_type=page&object_id=${page}`)).results[1].id,
          },
        }
      }
      case 'get_page_publication':
        return { path: { locale }, query: `?content_type=page&object_id=${page}` }
      case 'publish':
      case 'save_page_texts':
      case 'discard_draft':
      case 'cancel_publication':
        return publicationSample(id, { json, page })
      case 'admin_get_release':
      case 'admin_delete_release':
      case 'admin_update_release': {
        const release = await json('POST', '/api/admin/releases/', {
          name: 'Saison',
          public_from: '2027-06-01T08:00:00Z',
        })
        return { path: { id: release.id }, ...(id === 'admin_update_release' ? { body: { name: 'Neue Saison' } } : {}) }
      }
      case 'admin_restore_bin':
      case 'admin_delete_bin': {
        const venue = await create(deps, 'venues')
        await json('DELETE', `/api/admin/venues/${venue}/`)
        return {
          path: { id: (await json('GET', '/api/admin/bin/?resource=venues')).results[0].id },
          ...(id === 'admin_restore_bin' ? { body: {} } : {}),
        }
      }
      case 'admin_arrange_pages':
        return { body: { moves: [{ id: page, parent_id: null, order: 3 }] } }
      case 'admin_create_preview_link':
        return { body: { page_id: page, until: NOW.toISOString().slice(0, 10), note: 'Für Frau Muster' } }
      case 'admin_revoke_preview_link':
        return { path: { id: (await newPreviewLink()).id } }
      case 'get_preview':
        return { path: { locale, token: /[^/]+$/.exec((await newPreviewLink()).urls.de)?.[0] } }
      case 'admin_upload_image':
        return { form: await picture('#123456') }
      case 'admin_replace_image':
        return { path: { id: image }, form: await picture('#654321') }
      case 'admin_upload_file':
        return { form: await upload('file', new Blob(['%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n']), 'programm.pdf') }
      case 'admin_replace_file': {
        const file = await storeFile(deps, { bytes: Buffer.from('%PDF-1.4\nAlt'), name: 'alt.pdf' })
        return { path: { id: file.id }, form: await upload('file', new Blob(['%PDF-1.4\nNeu']), 'neu.pdf') }
      }
      case 'admin_test_mail':
        app.services.mailer = null
        return {}
      case 'admin_save_settings':
        return { body: { ...(await json('GET', '/api/admin/settings/')), tag_manager_id: 'GTM-PROBE1' } }
      default:
        return endpoint.method === 'GET' && !endpoint.params ? {} : null
    }
  }

  async function moduleCall(action: string, kind: string): Promise<SampleCall> {
    if (action === 'create')
      return {
        path: { locale },
        body: {
          ...demo(kind, image),
          parent: (listOf(kind) ? await newModule(String(listOf(kind))) : await newSection()).id,
        },
      }
    const module = await newModule(kind)
    if (action === 'list') return { path: { locale }, query: `?parent=${module.parent}` }
    return {
      path: { locale, id: module.id },
      ...(['update', 'patch', 'put'].includes(action) ? { body: { anchor: 'hier', version: module.version } } : {}),
    }
  }

  async function resourceCall(operation: string, name: ResourceName): Promise<SampleCall> {
    const newId = async () =>
      name === 'images'
        ? createImage(deps, { color: `#${Math.random().toString(16).slice(2, 8).padEnd(6, '0')}` })
        : name === 'files'
          ? newFile()
          : create(deps, name, uniqueFields(name))
    if (operation === 'list') return {}
    if (operation === 'usage') return { query: '?id=1' }
    if (operation === 'create') return { body: await bodyFor(name) }
    const id = await newId()
    if (operation === 'import_file')
      return { body: { text: JSON.stringify(await json('GET', `/api/admin/${name}/${id}/`)) } }
    if (operation === 'bulk') return { body: { ids: [id], delete: true } }
    return {
      path: { id },
      ...(['update', 'patch', 'put'].includes(operation) ? { body: { version: 1, ...changeOf(name) } } : {}),
    }
  }

  async function newFile(): Promise<number> {
    const response = await app.app.request('/api/admin/files/upload/', {
      method: 'POST',
      headers: editor.headers,
      body: await upload('file', new Blob([`%PDF-1.4\n${crypto.randomUUID()}`]), 'blatt.pdf'),
    })
    return ((await response.json()) as { id: number }).id
  }

  async function bodyFor(name: ResourceName): Promise<unknown> {
    const id = await create(deps, name, uniqueFields(name))
    const record = await json('GET', `/api/admin/${name}/${id}/`)
    return {
      ...record,
      ...uniqueFields(name),
      slug_de: '',
      slug_en: `neu-${crypto.randomUUID()}`,
      external_id: null,
      ...(name === 'pages' ? { slug_de: crypto.randomUUID() } : {}),
    }
  }
}

function listOf(kind: string): string | undefined {
  return [...moduleSchemas.values()].find((schema) => schema.children === kind)?.kind
}
