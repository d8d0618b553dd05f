import { embedHosts } from '#config'

type Player = { service: string; title: string; hosts: readonly string[]; frame: (url: URL) => string | null }

/** The services, their hosts and how a page's URL becomes the player's. */
export const players: readonly Player[] = [
  { service: 'youtube', title: 'YouTube', hosts: [...embedHosts.youtube, ...embedHosts.youtubeShort], frame: youtube },
  { service: 'vimeo', title: 'Vimeo', hosts: embedHosts.vimeo, frame: vimeo },
  { service: 'soundcloud', title: 'SoundCloud', hosts: embedHosts.soundcloud, frame: soundcloud },
  { service: 'spotify', title: 'Spotify', hosts: embedHosts.spotify, frame: spotify },
  { service: 'applepodcasts', title: 'Apple Podcasts', hosts: embedHosts.applepodcasts, frame: applePodcasts },
  { service: 'podigee', title: 'Podigee', hosts: embedHosts.podigee, frame: podigee },
  { service: 'issuu', title: 'Issuu', hosts: embedHosts.issuu, frame: issuu },
  { service: 'yumpu', title: 'Yumpu', hosts: embedHosts.yumpu, frame: yumpu },
  { service: 'calameo', title: 'Calaméo', hosts: embedHosts.calameo, frame: calameo },
  { service: 'instagram', title: 'Instagram', hosts: embedHosts.instagram, frame: instagram },
  { service: 'facebook', title: 'Facebook', hosts: embedHosts.facebook, frame: facebook },
  { service: 'x', title: 'X', hosts: embedHosts.x, frame: x },
  { service: 'tiktok', title: 'TikTok', hosts: embedHosts.tiktok, frame: tiktok },
]

function youtube(url: URL): string | null {
  const list = url.searchParams.get('list')
  const id = url.hostname.endsWith('youtu.be')
    ? part(url, /^\/([\w-]{6,})$/)
    : (url.searchParams.get('v') ?? part(url, /^\/(?:embed|shorts|live|v)\/([\w-]{6,})/))
  const start = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1]
  const player = new URL('https://www.youtube-nocookie.com/embed/')
  if (id && id !== 'videoseries' && /^[\w-]+$/.test(id)) player.pathname += id
  else if (list) player.pathname += 'videoseries'
  else return null
  if (list) player.searchParams.set('list', list)
  if (start) player.searchParams.set('start', start)
  player.searchParams.set('rel', '0')
  return player.href
}

function vimeo(url: URL): string | null {
  const [, id, hash] =
    /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/(\w+))?\/?$/.exec(url.pathname) ?? []
  if (!id) return null
  const player = new URL(`https://player.vimeo.com/video/${id}`)
  player.searchParams.set('dnt', '1')
  const secret = hash ?? url.searchParams.get('h')
  if (secret) player.searchParams.set('h', secret)
  return player.href
}

function soundcloud(url: URL): string | null {
  if (url.hostname === 'w.soundcloud.com') return url.searchParams.has('url') ? url.href : null
  return url.pathname.length > 1
    ? `https://w.soundcloud.com/player/?url=${encodeURIComponent(url.origin + url.pathname)}`
    : null
}

function spotify(url: URL): string | null {
  const [, kind, id] =
    /^\/(?:embed\/)?(?:intl-[a-z-]+\/)?(track|album|playlist|episode|show|artist)\/(\w+)/.exec(url.pathname) ?? []
  return id ? `https://open.spotify.com/embed/${kind}/${id}` : null
}

function applePodcasts(url: URL): string | null {
  if (!/\/podcast\//.test(url.pathname)) return null
  const episode = url.searchParams.get('i')
  return `https://embed.podcasts.apple.com${url.pathname}${episode ? `?i=${encodeURIComponent(episode)}` : ''}`
}

function podigee(url: URL): string | null {
  const path = url.pathname.replace(/\/$/, '')
  if (path === '' || /^(www\.)?podigee\.(io|com)$/.test(url.hostname)) return null
  return `https://${url.hostname}${path.endsWith('/embed') ? path : `${path}/embed`}?context=external`
}

function issuu(url: URL): string | null {
  if (url.pathname.startsWith('/embed')) return `https://e.issuu.com${url.pathname}${url.search}`
  const [, user, document] = /^\/([^/]+)\/docs\/([^/]+)/.exec(url.pathname) ?? []
  return document ? `https://e.issuu.com/embed.html?d=${document}&u=${user}` : null
}

function yumpu(url: URL): string | null {
  if (/^\/\w\w\/embed\/view\/\w+/.test(url.pathname)) return `https://www.yumpu.com${url.pathname}`
  const document = part(url, /^\/\w\w\/document\/(?:read|view|fullscreen)\/(\d+)/)
  return document ? `https://www.yumpu.com/xx/document/fullscreen/${document}` : null
}

function calameo(url: URL): string | null {
  const code = url.searchParams.get('bkcode') ?? part(url, /^\/(?:books|read)\/(\w+)/)
  return code && /^\w+$/.test(code) ? `https://v.calameo.com/?bkcode=${code}&mode=mini` : null
}

function instagram(url: URL): string | null {
  const [, kind, id] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]+)/.exec(url.pathname) ?? []
  return id ? `https://www.instagram.com/${kind}/${id}/embed/` : null
}

function facebook(url: URL): string | null {
  if (/^\/plugins\/(post|video|page)\.php$/.test(url.pathname))
    return url.searchParams.has('href') ? `https://www.facebook.com${url.pathname}${url.search}` : null
  if (url.pathname.length < 2) return null
  const plugin = /\/(videos|watch|reel)(\/|$)/.test(url.pathname) ? 'video' : 'post'
  return `https://www.facebook.com/plugins/${plugin}.php?href=${encodeURIComponent(url.href)}`
}

function x(url: URL): string | null {
  const id =
    part(url, /^\/\w+\/status\/(\d+)/) ?? (url.hostname === 'platform.x.com' ? url.searchParams.get('id') : null)
  return id && /^\d+$/.test(id) ? `https://platform.x.com/embed/Tweet.html?id=${id}&dnt=true` : null
}

function tiktok(url: URL): string | null {
  const id = part(url, /^\/(?:@[^/]+\/video|embed(?:\/v2)?|player\/v1)\/(\d+)/)
  return id ? `https://www.tiktok.com/player/v1/${id}` : null
}

function part(url: URL, pattern: RegExp): string | null {
  return pattern.exec(url.pathname)?.[1] ?? null
}
