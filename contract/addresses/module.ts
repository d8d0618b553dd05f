import { get, post, remove } from './address.ts'

export function moduleAddresses(kind: string) {
  const list: string = `/{locale}/pageeditor-api/${kind}/`
  const one: string = `${list}{id}/`
  return {
    list: get(list),
    get: get(one),
    create: post(list),
    update: post(one),
    remove: remove(one),
  }
}
