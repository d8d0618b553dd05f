import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../words.ts'

export function PressLink({ url }: { url: string }) {
  return <SiteLink to={url}>{useWords(words).pictures}</SiteLink>
}
