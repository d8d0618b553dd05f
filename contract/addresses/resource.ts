import { get, post, remove } from './address.ts'

/** Spec §7. Media have `upload` and `replace`, `mergeable` resources `merge`. */
export function resourceAddresses(name: string) {
  const list: string = `/api/admin/${name}/`
  const one: string = `${list}{id}/`
  return {
    list: get(list),
    export: get(`${list}export/`),
    usage: get(`${list}usage/`),
    get: get(one),
    create: post(list),
    update: post(one),
    remove: remove(one),
    bulk: post(`${list}bulk/`),
    import: post(`${list}import-file/`),
    importTemplate: get(`${list}import-template/`),
    duplicate: post(`${one}duplicate/`),
    upload: post(`${list}upload/`),
    replace: post(`${one}replace/`),
    merge: post(`${list}merge/`),
  }
}
