import { expect, test } from 'vitest'
import { allLoaded, type ImageLoadingAction, imageLoadingReducer, noImages } from './image-loading.ts'

const after = (...types: ImageLoadingAction['type'][]) =>
  types.reduce((state, type) => imageLoadingReducer(state, { type }), noImages)

test('all images are loaded when the counts are equal', () => {
  expect(after('added', 'added', 'loaded')).toEqual({ images: 2, loaded: 1 })
  expect(allLoaded(after('added', 'added', 'loaded'))).toBe(false)
  expect(allLoaded(after('added', 'added', 'loaded', 'loaded'))).toBe(true)
})

test('a page without images counts as loaded', () => {
  expect(allLoaded(noImages)).toBe(true)
})

test('a new page resets the counts', () => {
  expect(after('added', 'loaded', 'reset')).toEqual(noImages)
})

test('the loaded count never exceeds the total', () => {
  expect(after('added', 'loaded', 'loaded')).toEqual({ images: 1, loaded: 1 })
})
