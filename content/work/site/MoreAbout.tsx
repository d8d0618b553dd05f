import { useWords } from '#site/i18n/words.ts'
import { words } from '../words.ts'

export function MoreAbout({ name, url }: { name: string; url: string }) {
  const text = useWords(words)
  if (url === '') return null
  return (
    <p>
      <a href={url} rel="external noopener">
        {text.moreOf(name)}
        <span className="visually-hidden">, {text.otherSite}</span>
      </a>
    </p>
  )
}
