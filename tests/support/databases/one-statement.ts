import { afterAll, expect } from 'vitest'

// A connection takes one statement at a time: pg queues a second one and warns only once per process.
const warnings: string[] = []
process.on('warning', note)

afterAll(() => {
  process.off('warning', note)
  expect(warnings).toEqual([])
})

function note({ message }: Error): void {
  if (message.includes('already executing a query')) warnings.push(message)
}
