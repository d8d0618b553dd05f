import { I18nProvider } from 'react-aria-components'
import { RichTextInput } from '#modules/fields/rich-text/RichTextInput.tsx'
import { useLanguage } from '../i18n/use-language.ts'

type RichEditorProps = {
  id: string
  labelId: string
  text: string
  invalid: boolean
  describedBy: string | undefined
  change: (text: unknown) => void
  autoFocus?: boolean
}

export default function RichEditor({ text, change, ...props }: RichEditorProps) {
  const locale = useLanguage()
  return (
    <I18nProvider locale={locale}>
      <RichTextInput
        {...props}
        field={{ type: 'rich-text', name: 'text', label: ['Text', 'Text'] }}
        values={{ text }}
        placeholder=""
        locale={locale}
        change={(patch) => change(patch.text)}
      />
    </I18nProvider>
  )
}
