import { useRecordContext } from 'react-admin'
import type { ResourceName } from '#model/define-type.ts'
import { Section } from '../inputs/Section.tsx'
import { PosterLine } from './PosterLine.tsx'
import { usePosters } from './use-posters.ts'

/** The poster URL of the form's record. */
export function RecordPoster({ resource }: { resource: ResourceName }) {
  const record = useRecordContext()
  const { posters } = usePosters(resource, record?.id === undefined ? [] : [Number(record.id)])
  const [poster] = posters
  if (!poster) return null
  return (
    <Section title="partitur.poster.title" help="partitur.poster.help">
      <PosterLine poster={poster} />
    </Section>
  )
}
