import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#modules/parts/Picture.tsx'
import { demoImage } from '#modules/testing/demo-record.ts'
import { withFirstPictureAtOnce } from './first-picture.ts'

const picture = renderToStaticMarkup(<Picture image={demoImage} sizes="100vw" />)
const inMain = (content: string) => `<body><header>${picture}</header><main class="a">${content}</main></body>`

test('the first picture of a page is asked for at once, and no other one', () => {
  const now = picture.replace('loading="lazy"', 'loading="eager" fetchPriority="high"')
  expect(now).not.toBe(picture)
  expect(withFirstPictureAtOnce(inMain(`<p>$&</p>${picture}${picture}`)).join('')).toBe(inMain(`<p>$&</p>${now}${picture}`))
})

test.each([inMain('<p>loading="lazy"</p>'), inMain('<img src="a.png" alt=">"/>'), `<body>${picture}</body>`, ''])(
  'a page without one stays as it is: %s',
  (body) => {
    expect(withFirstPictureAtOnce(body).join('')).toBe(body)
  },
)
