import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoImage } from '../demo-record.ts'
import { Picture, srcsetCandidates } from './Picture.tsx'

test('an image has three formats, its size, lazy loading and focal point', () => {
  const html = renderToStaticMarkup(<Picture image={demoImage} sizes="100vw" />)
  expect(html).toContain('type="image/avif" srcSet="/media/1/small.avif?v=abc 400w, /media/1/medium.avif?v=abc 800w')
  expect(html).toContain('type="image/webp"')
  expect(html).toContain('src="/media/1/xlarge.jpg?v=abc"')
  expect(html).toContain('width="1920" height="1280"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('object-position:50% 25%')
})

test('no image candidate is wider than the original', () => {
  expect(srcsetCandidates({ width: 1000, height: 500 }).map(({ size, width }) => [size, width])).toEqual([
    ['small', 400],
    ['medium', 800],
    ['large', 1000],
  ])
  expect(srcsetCandidates({ width: 300, height: 300 })).toEqual([{ size: 'small', width: 300, height: 300 }])
  expect(srcsetCandidates({ width: 800, height: 800 }).map(({ size }) => size)).toEqual(['small', 'medium'])
})

test('a picture cut from a width on is whole on narrower screens', () => {
  const html = renderToStaticMarkup(<Picture image={demoImage} crop="vertical" cropFrom="64em" sizes="100vw" />)
  const [cut, whole] = [...html.matchAll(/<source[^>]*image\/avif[^>]*>/g)].map(([source]) => source)
  expect(cut).toContain('media="(min-width: 64em)"')
  expect(cut).toContain('/media/1/vertical_s.avif')
  expect(whole).not.toContain('media="')
  expect(whole).toContain('/media/1/medium.avif')
})

test('a cropped image has a 2x candidate only if the original suffices', () => {
  expect(srcsetCandidates({ width: 2400, height: 1600 }, 'vertical').map(({ size }) => size)).toEqual([
    'vertical_s',
    'vertical',
    'vertical_2x',
  ])
  expect(srcsetCandidates({ width: 2400, height: 900 }, 'vertical').map(({ size }) => size)).toEqual([
    'vertical_s',
    'vertical',
  ])
})
