import { expect, onTestFinished, test, vi } from 'vitest'
import { createProgress, type ProgressPhase } from './ProgressBar.tsx'

function watch() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const phases: ProgressPhase[] = []
  return { phases, progress: createProgress((phase) => phases.push(phase)) }
}

test('a page change under 200 ms shows no bar', () => {
  const { phases, progress } = watch()
  progress.start()
  vi.advanceTimersByTime(199)
  progress.finish()
  vi.advanceTimersByTime(5000)
  expect(phases).toEqual([])
})

test('the bar starts after 200 ms, ends with the page, then hides', () => {
  const { phases, progress } = watch()
  progress.start()
  vi.advanceTimersByTime(200)
  expect(phases).toEqual(['running'])
  progress.finish()
  expect(phases).toEqual(['running', 'finished'])
  vi.advanceTimersByTime(499)
  expect(phases).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(phases).toEqual(['running', 'finished', 'hidden'])
})

test('the next page change waits 200 ms again', () => {
  const { phases, progress } = watch()
  progress.start()
  vi.advanceTimersByTime(200)
  progress.finish()
  progress.start()
  expect(phases).toEqual(['running', 'finished', 'hidden'])
  vi.advanceTimersByTime(200)
  expect(phases.at(-1)).toBe('running')
})
