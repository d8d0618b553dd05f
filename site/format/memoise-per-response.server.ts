/**
 * What is made of an answer that lies in memory for all, made once for all of them: such an answer is frozen, so it stays
 * true as long as the answer does, and goes with it.
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
