import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import card from '../../course/site/SchoolCard/SchoolCard.module.css'
import { SchoolCard } from '../../course/site/SchoolCard/SchoolCard.tsx'
import grid from '../../course/site/SchoolCard/SchoolGrid.module.css'
import { words } from '../words.ts'
import type { EnsembleCardData } from './ensemble-card.ts'

export function EnsembleList({ ensembles }: { ensembles: EnsembleCardData[] }) {
  const text = useWords(words)
  const locale = useLocale()
  if (ensembles.length === 0) return <p className="page">{text.empty}</p>
  return (
    <ul className={`page ${grid.grid}`}>
      {ensembles.map((ensemble) => (
        <li key={ensemble.id}>
          <SchoolCard card={ensemble} level={2}>
            <p {...fallbackLang(ensemble, 'text', locale)}>{ensemble.text}</p>
            {ensemble.teachers.length > 0 && (
              <p className={card.facts}>
                <span>
                  {text.teachers}: <NameList names={ensemble.teachers} />
                </span>
              </p>
            )}
          </SchoolCard>
        </li>
      ))}
    </ul>
  )
}
