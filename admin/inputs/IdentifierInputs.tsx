import { authorityCatalogues } from '#contract/links/identifiers.ts'
import { Row } from './fields.tsx'
import { LineInput } from './LineInput.tsx'
import { Section } from './Section.tsx'

/** Optional identifiers in public catalogues. */
export function IdentifierInputs() {
  return (
    <Section title="partitur.section.identifiers">
      <Row columns={3}>
        {authorityCatalogues.map((catalogue) => (
          <LineInput key={catalogue} source={catalogue} helperText={`partitur.help.${catalogue}`} />
        ))}
      </Row>
    </Section>
  )
}
