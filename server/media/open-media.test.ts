import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openMedia } from './open-media.ts'

const key = { AWS_ACCESS_KEY_ID: 'HAUS', AWS_SECRET_ACCESS_KEY: 'geheim' }

test('media are stored in DATA_DIR unless MEDIA_URL is set', () => {
  expect(readEnv({ DATA_DIR: '/srv/haus' })).toMatchObject({ mediaUrl: 'file:/srv/haus/media', s3: null })
  expect(openMedia('file:/mnt/medien')).toMatchObject({ displayName: '/mnt/medien', isLocal: true })
  expect(openMedia('/mnt/medien').displayName).toBe('/mnt/medien')
})

test('S3 needs a key and reads the standard AWS variables', () => {
  const MEDIA_URL = 's3://medien/haus'
  expect(() => readEnv({ MEDIA_URL })).toThrow('MEDIA_URL: s3://… needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  expect(() => readEnv({ MEDIA_URL: 'https://medien.example', ...key })).toThrow('MEDIA_URL: takes')
  expect(() => openMedia(MEDIA_URL)).toThrow('needs AWS_ACCESS_KEY_ID')
  const amazon = {
    endpoint: undefined,
    region: 'us-east-1',
    accessKeyId: 'HAUS',
    secretAccessKey: 'geheim',
    pathStyle: false,
  }
  expect(readEnv({ MEDIA_URL, ...key })).toMatchObject({ mediaUrl: MEDIA_URL, s3: amazon })
  const variables = { MEDIA_URL, ...key, AWS_ENDPOINT_URL: 'https://s3.example.org/', AWS_REGION: 'eu-1' }
  expect(readEnv(variables).s3).toMatchObject({ endpoint: 'https://s3.example.org', region: 'eu-1', pathStyle: true })
  expect(readEnv({ ...variables, S3_PATH_STYLE: '0' }).s3).toMatchObject({ pathStyle: false })
})
