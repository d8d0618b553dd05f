import { expect, test } from 'vitest'
import { pastedEmbeds } from '#tests/support/kinds/pasted-embeds.ts'
import { maxCharacters } from '../fields/shapes.ts'
import { moduleKinds } from '../kinds.ts'
import { playerUrl } from './embed.ts'
import { parseEmbed } from './parse-embed.ts'

test.each<[string, string, string]>([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'video', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['  https://youtube.com/watch?v=aqz-KE-bpKQ  ', 'video', 'https://youtube.com/watch?v=aqz-KE-bpKQ'],
  ['HTTPS://WWW.YouTube.COM/watch?v=a', 'video', 'https://www.youtube.com/watch?v=a'],
  ['https://youtu.be/aqz-KE-bpKQ', 'videoitem', 'https://youtu.be/aqz-KE-bpKQ'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/aqz?si=1&amp;start=2" allowfullscreen></iframe>',
    'video',
    'https://www.youtube.com/embed/aqz?si=1&start=2',
  ],
  ["<div><iframe src='https://player.vimeo.com/video/1'></iframe></div>", 'video', 'https://player.vimeo.com/video/1'],
  [
    '<iframe src="//v.calameo.com/?bkcode=008&mode=mini"></iframe>',
    'viewer',
    'https://v.calameo.com/?bkcode=008&mode=mini',
  ],
  [
    '<iframe data-src="https://evil.example/" src=https://open.spotify.com/embed/track/1></iframe>',
    'audio',
    'https://open.spotify.com/embed/track/1',
  ],
  ['https://embed.podcasts.apple.com/de/podcast/x/id1', 'audio', 'https://embed.podcasts.apple.com/de/podcast/x/id1'],
  ['https://youtube.com:443/watch?v=a', 'video', 'https://youtube.com/watch?v=a'],
  ['www.youtube.com/watch?v=a', 'video', 'https://www.youtube.com/watch?v=a'],
  ['http://www.youtube.com/watch?v=a', 'video', 'https://www.youtube.com/watch?v=a'],
  ['//vimeo.com/1', 'video', 'https://vimeo.com/1'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x&t=42', 'video', 'https://www.youtube.com/watch?si=x&t=42&v=aqz-KE-bpKQ'],
  ['youtu.be/aqz-KE-bpKQ', 'videoitem', 'https://youtu.be/aqz-KE-bpKQ'],
  [
    'https://fb.watch/aB3_xyz-/',
    'socialmedia',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2FaB3_xyz-%2F',
  ],
  ['fb.com/haus/posts/1', 'socialmedia', 'https://www.facebook.com/haus/posts/1'],
  ['https://mobile.twitter.com/haus/status/12', 'socialmedia', 'https://mobile.x.com/haus/status/12'],
  [
    '<blockquote data-instgrm-permalink="https://www.instagram.com/p/Cx_1/"><a href="https://www.instagram.com/haus/">haus</a></blockquote>',
    'socialmedia',
    'https://www.instagram.com/p/Cx_1/',
  ],
])('%s is accepted by %s', (embedCode, kind, url) => {
  expect(parseEmbed(embedCode, embedOf(kind).services)).toEqual({ url })
})

test.each<[string, string, 'embed_form' | 'embed_host']>([
  ['', 'video', 'embed_form'],
  ['youtube', 'video', 'embed_form'],
  ['javascript:alert("https://youtube.com/")', 'video', 'embed_form'],
  ['data:text/html,https://youtube.com', 'video', 'embed_form'],
  ['https://youtube.com/\nwatch', 'video', 'embed_form'],
  ['https:\\\\youtube.com\\watch', 'video', 'embed_form'],
  ['<script>alert(1)</script>', 'video', 'embed_form'],
  ['<iframe srcdoc="<p>https://youtube.com</p>"></iframe>', 'video', 'embed_form'],
  ['<iframe src="javascript:alert(1)//youtube.com"></iframe>', 'video', 'embed_form'],
  ['https://youtube.com.example.org/watch?v=a', 'video', 'embed_host'],
  ['https://notyoutube.com/watch?v=a', 'video', 'embed_host'],
  ['https://example.org/?youtube.com', 'video', 'embed_host'],
  ['https://example.org/#https://youtube.com/', 'video', 'embed_host'],
  ['https://youtube.com@example.org/', 'video', 'embed_host'],
  ['https://user:secret@youtube.com/watch?v=a', 'video', 'embed_host'],
  ['https://youtube.com:8443/watch?v=a', 'video', 'embed_host'],
  ['https://youtube.com./watch?v=a', 'video', 'embed_host'],
  ['https://уoutube.com/watch?v=a', 'video', 'embed_host'],
  ['https://vimeo.com/1', 'audio', 'embed_host'],
  ['https://apple.com/podcast/x', 'audio', 'embed_host'],
  ['https://netflix.com/', 'socialmedia', 'embed_host'],
  ['https://youtu.be/aqz-KE-bpKQ', 'audio', 'embed_host'],
  ['https://youtu.be.example.org/aqz-KE-bpKQ', 'video', 'embed_host'],
  ['https://nottwitter.com/haus/status/12', 'socialmedia', 'embed_host'],
  [
    '<script src="https://player.podigee-cdn.net/p.js" data-configuration="playerConfiguration"></script>',
    'audio',
    'embed_form',
  ],
  ['<script data-configuration="https://example.org/embed"></script>', 'audio', 'embed_host'],
  ['<blockquote cite="javascript:alert(1)"><a href="data:text/html,x">x</a></blockquote>', 'socialmedia', 'embed_form'],
  ['<a href="https://example.org/"><b>x</b></a>', 'socialmedia', 'embed_host'],
])('%s is refused by %s', (embedCode, kind, problem) => {
  expect(parseEmbed(embedCode, embedOf(kind).services)).toEqual({ problem })
})

test.each(pastedEmbeds)('the embed code of $service is parsed: $url', ({ code, kind, url }) => {
  expect(parseEmbed(code, embedOf(kind).services)).toEqual({ url })
  expect(playerUrl(url)).not.toBeNull()
  expect(code.length).toBeLessThan(maxCharacters(embedOf(kind)))
})

test('the playable URL of an embed code is chosen, never a foreign host', () => {
  const links =
    '<a href="https://example.org/">a</a><a href="https://x.com/hashtag/b">b</a><a href="https://x.com/haus/status/12">c</a>'
  expect(parseEmbed(links, embedOf('socialmedia').services)).toEqual({ url: 'https://x.com/haus/status/12' })
})

function embedOf(kind: string) {
  const shape = Object.values(moduleKinds.get(kind)?.fields ?? {}).find(({ type }) => type === 'embed')
  if (shape?.type !== 'embed') throw new Error(`${kind} embeds nothing`)
  return shape
}
