import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import card from '../../course/site/SchoolCard/SchoolCard.module.css'
import { SchoolCard } from '../../course/site/SchoolCard/SchoolCard.tsx'
import grid from '../../course/site/SchoolCard/SchoolGrid.module.css'
import { listEnsembles } from '../endpoints.ts'
import { toEnsembleCard } from '../site/ensemble-card.ts'
import { words } from '../words.ts'

export async function loader(args: LoaderArgs) {
  const [data, ensembles] = await loadScreen(args, () => callBackend(args, listEnsembles, {}))
  return {
    ...data,
    ensembles: ensembles.map((ensemble) => hyphenateField(toEnsembleCard(ensemble), 'name', data.locale)),
  }
}

export const meta = screenMeta<typeof loader>()

export default function Ensembles({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, ensembles, locale } = loaderData
  const text = useWords(words)
  return (
    <PageShell page={page} editor={editor}>
      {ensembles.length === 0 && <p className="page">{text.empty}</p>}
      {ensembles.length > 0 && (
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
      )}
    </PageShell>
  )
}
