/**
 * Caches a result per shared API response: such a response is frozen, so the result stays valid, and is collected with
 * it.
 */
export function memoisePerResponse<A, R>(make: (answer: A) => R): (answer: A) => R {
  const made = new WeakMap<object, R>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return make(answer)
    const known = made.get(answer)
    if (known !== undefined) return known
    const result = make(answer)
    made.set(answer, result)
    return result
  }
}
