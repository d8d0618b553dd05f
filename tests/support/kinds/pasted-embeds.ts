type PastedEmbed = { service: string; kind: string; code: string; url: string }

/** Embed codes as the services copy them, and the stored URL. */
export const pastedEmbeds: readonly PastedEmbed[] = [
  {
    service: 'Podigee',
    kind: 'audio',
    code: '<script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="https://orchester.podigee.io/12-mahler/embed?context=external"></script>',
    url: 'https://orchester.podigee.io/12-mahler/embed?context=external',
  },
  {
    service: 'Instagram',
    kind: 'socialmedia',
    code: `<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/p/CxYz_12-a/?utm_source=ig_embed&amp;utm_campaign=loading" data-instgrm-version="14" style=" background:#FFF; border:0; border-radius:3px; box-shadow:0 0 1px 0 rgba(0,0,0,0.5),0 1px 10px 0 rgba(0,0,0,0.15); margin: 1px; max-width:540px; min-width:326px; padding:0; width:99.375%; width:-webkit-calc(100% - 2px); width:calc(100% - 2px);"><div style="padding:16px;"> <a href="https://www.instagram.com/p/CxYz_12-a/?utm_source=ig_embed&amp;utm_campaign=loading" style=" background:#FFFFFF; line-height:0; padding:0 0; text-align:center; text-decoration:none; width:100%;" target="_blank"> <div style="width: 12.5%;"><svg width="50px" height="50px" viewBox="0 0 60 60" version="1.1" xmlns="https://www.w3.org/2000/svg" xmlns:xlink="https://www.w3.org/1999/xlink"><path d="${'M556.869,30.41 C554.814,30.41 553.148,32.076 553.148,34.131 '.repeat(90)}"></path></svg></div><div style=" color:#3897f0;">Sieh dir diesen Beitrag auf Instagram an</div></a><p><a href="https://www.instagram.com/p/CxYz_12-a/?utm_source=ig_embed&amp;utm_campaign=loading" target="_blank">Ein Beitrag geteilt von Orchester (@orchester)</a></p></div></blockquote>
<script async src="//www.instagram.com/embed.js"></script>`,
    url: 'https://www.instagram.com/p/CxYz_12-a/?utm_source=ig_embed&utm_campaign=loading',
  },
  {
    service: 'TikTok',
    kind: 'socialmedia',
    code: '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@orchester/video/6718335390845095173" data-video-id="6718335390845095173" style="max-width: 605px;min-width: 325px;" > <section> <a target="_blank" title="@orchester" href="https://www.tiktok.com/@orchester?refer=embed">@orchester</a> Probe <a title="klassik" target="_blank" href="https://www.tiktok.com/tag/klassik?refer=embed">#klassik</a> <a target="_blank" title="♬ original sound" href="https://www.tiktok.com/music/original-sound-6689804660171082501?refer=embed">♬ original sound</a> </section> </blockquote> <script async src="https://www.tiktok.com/embed.js"></script>',
    url: 'https://www.tiktok.com/@orchester/video/6718335390845095173',
  },
  {
    service: 'X',
    kind: 'socialmedia',
    code: '<blockquote class="twitter-tweet"><p lang="de" dir="ltr">Heute Abend mit <a href="https://twitter.com/solistin?ref_src=twsrc%5Etfw">@solistin</a>. <a href="https://twitter.com/hashtag/mahler?src=hash&amp;ref_src=twsrc%5Etfw">#mahler</a> <a href="https://t.co/YuKy2rcjyU">pic.twitter.com/YuKy2rcjyU</a></p>&mdash; Orchester (@orchester) <a href="https://twitter.com/orchester/status/463440424141459456?ref_src=twsrc%5Etfw">May 5, 2026</a></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
    url: 'https://x.com/orchester/status/463440424141459456?ref_src=twsrc%5Etfw',
  },
  {
    service: 'Facebook (frame)',
    kind: 'socialmedia',
    code: '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Forchester%2Fposts%2F10153231379946729&show_text=true&width=500" width="500" height="666" style="border:none;overflow:hidden" scrolling="no" frameborder="0" allowfullscreen="true" allow="autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share"></iframe>',
    url: 'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Forchester%2Fposts%2F10153231379946729&show_text=true&width=500',
  },
  {
    service: 'Facebook (script)',
    kind: 'socialmedia',
    code: '<div id="fb-root"></div><script async defer crossorigin="anonymous" src="https://connect.facebook.net/de_DE/sdk.js#xfbml=1&version=v19.0" nonce="x1"></script><div class="fb-post" data-href="https://www.facebook.com/orchester/posts/10153231379946729" data-width="500" data-show-text="true"></div>',
    url: 'https://www.facebook.com/orchester/posts/10153231379946729',
  },
  {
    service: 'YouTube',
    kind: 'video',
    code: '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=7mV0Wz9sJp&amp;start=42" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
    url: 'https://www.youtube.com/embed/aqz-KE-bpKQ?si=7mV0Wz9sJp&start=42',
  },
  {
    service: 'Vimeo',
    kind: 'video',
    code: '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0&amp;autopause=0&amp;player_id=0&amp;app_id=58479" frameborder="0" allow="autoplay; fullscreen; picture-in-picture; clipboard-write" style="position:absolute;top:0;left:0;width:100%;height:100%;" title="The New Vimeo Player"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    url: 'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0&autopause=0&player_id=0&app_id=58479',
  },
]
