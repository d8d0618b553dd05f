import { afterAll, expect } from 'vitest'

// A connection takes one statement at a time: pg puts a second one behind the first and only warns of it, once a process.
const warnings: string[] = []
process.on('warning', note)

afterAll(() => {
  process.off('warning', note)
  expect(warnings).toEqual([])
})

function note({ message }: Error): void {
  if (message.includes('already executing a query')) warnings.push(message)
}
