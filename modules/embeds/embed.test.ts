import { expect, test } from 'vitest'
import { embedHosts } from '#config'
import { findEmbedService, playerUrl } from './embed.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42s',
    'youtube',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=42&rel=0',
  ],
  ['https://youtu.be/aqz-KE-bpKQ', 'youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  [
    'https://www.youtube.com/playlist?list=PL12',
    'youtube',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL12&rel=0',
  ],
  ['https://vimeo.com/76979871', 'vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/abc123', 'vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&h=abc123'],
  [
    'https://soundcloud.com/a/b',
    'soundcloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb',
  ],
  ['https://open.spotify.com/intl-de/track/4abc?si=1', 'spotify', 'https://open.spotify.com/embed/track/4abc'],
  [
    'https://podcasts.apple.com/de/podcast/x/id1?i=2',
    'applepodcasts',
    'https://embed.podcasts.apple.com/de/podcast/x/id1?i=2',
  ],
  [
    'https://orchester.podigee.io/12-mahler',
    'podigee',
    'https://orchester.podigee.io/12-mahler/embed?context=external',
  ],
  ['https://issuu.com/haus/docs/heft', 'issuu', 'https://e.issuu.com/embed.html?d=heft&u=haus'],
  ['https://www.yumpu.com/de/embed/view/lgjvMHH2', 'yumpu', 'https://www.yumpu.com/de/embed/view/lgjvMHH2'],
  ['https://www.yumpu.com/de/document/read/123/heft', 'yumpu', 'https://www.yumpu.com/xx/document/fullscreen/123'],
  ['https://www.calameo.com/read/008232', 'calameo', 'https://v.calameo.com/?bkcode=008232&mode=mini'],
  ['https://www.instagram.com/reel/CxYz/', 'instagram', 'https://www.instagram.com/reel/CxYz/embed/'],
  [
    'https://www.facebook.com/haus/posts/1',
    'facebook',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhaus%2Fposts%2F1',
  ],
  [
    'https://www.facebook.com/haus/videos/1',
    'facebook',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fhaus%2Fvideos%2F1',
  ],
  ['https://x.com/haus/status/12', 'x', 'https://platform.x.com/embed/Tweet.html?id=12&dnt=true'],
  ['https://www.tiktok.com/@haus/video/12', 'tiktok', 'https://www.tiktok.com/player/v1/12'],
])('%s is played by %s', (url, service, player) => {
  expect(findEmbedService(url)).toBe(service)
  expect(playerUrl(url)).toBe(player)
  expect(playerUrl(player)).not.toBeNull()
})

test.each([
  'https://www.youtube.com/@haus',
  'https://vimeo.com/',
  'https://open.spotify.com/',
  'https://issuu.com/haus',
  'https://x.com/haus',
  'https://example.org/',
  'nonsense',
])('%s has no player', (url) => {
  expect(playerUrl(url)).toBeNull()
})

test('every configured embed host belongs to a service', () => {
  for (const host of Object.values(embedHosts).flat()) expect(findEmbedService(`https://${host}/`)).not.toBeNull()
})
