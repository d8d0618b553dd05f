import { authorityCatalogues } from '#contract/identifiers.ts'
import { Row } from './fields.tsx'
import { LineInput } from './LineInput.tsx'
import { Section } from './Section.tsx'

/** What catalogues of the world call the record; who does not know it leaves it empty. */
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
