import { z } from 'zod'
import { type EmbedKind, embedHostsOf, parseEmbed, playerUrl } from '../embed.ts'
import { problem } from './problems.ts'

/** A pasted address or embed code, reduced to the address it names; of the kind's hosts only. */
export function embedField(kind: EmbedKind) {
  return z
    .string(problem('required'))
    .trim()
    .min(1, problem('required'))
    .max(5000, problem('too_long', 5000))
    .transform((pasted, context) => {
      const found = parseEmbed(pasted, kind)
      const message = 'problem' in found ? problemOf(found.problem, kind) : playerUrl(found.url) ? null : problem('embed_content')
      if (message) context.addIssue({ code: 'custom', message, input: pasted })
      return 'url' in found ? found.url : pasted
    })
}

function problemOf(code: 'embed_form' | 'embed_host', kind: EmbedKind): string {
  return code === 'embed_host' ? problem(code, embedHostsOf(kind).join(', ')) : problem(code)
}
