import { variants } from '#config'
import { LineInput } from './LineInput.tsx'
import { LanguageColumns } from './LocalisedInput.tsx'

export function SlugInputs() {
  return (
    <LanguageColumns>
      <LineInput source="slug_de" helperText="partitur.help.slug" slotProps={{ htmlInput: { spellCheck: false } }} />
      <LineInput source="slug_en" helperText={false} slotProps={{ htmlInput: { spellCheck: false } }} />
    </LanguageColumns>
  )
}

export const variantChoices = variants.map((id) => ({ id, name: `partitur.variant.${id}` }))

/** Inputs side by side where there is room. */
export function Row({ children, columns = 2 }: { children: React.ReactNode; columns?: number }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${columns > 2 ? 11 : 16}rem), 1fr))`,
        columnGap: '1rem',
        width: '100%',
      }}
    >
      {children}
    </div>
  )
}
