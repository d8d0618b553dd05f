/**
 * Caches a result per shared API response: such a response is frozen, so the result stays valid, and is collected with
 * it.
 */
export function memoisePerResponse<A, R>(derive: (response: A) => R): (response: A) => R {
  const results = new WeakMap<object, R>()
  return (response) => {
    if (typeof response !== 'object' || response === null || !Object.isFrozen(response)) return derive(response)
    const cached = results.get(response)
    if (cached !== undefined) return cached
    const result = derive(response)
    results.set(response, result)
    return result
  }
}
