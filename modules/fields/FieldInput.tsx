import { CheckboxInput, ChoiceInput, ColorInput, QuestionCategoryInput } from './ChoiceInput.tsx'
import { FileInput } from './FileInput.tsx'
import { ImageInput } from './ImageInput.tsx'
import type { InputProps } from './input-props.ts'
import { LinkInput } from './LinkInput.tsx'
import { RichTextInput } from './RichTextInput.tsx'
import { TextAreaInput, TextInput } from './TextInput.tsx'

/** The input of a descriptor. */
export function FieldInput({ field, ...rest }: InputProps) {
  switch (field.type) {
    case 'text':
      return <TextInput field={field} {...rest} />
    case 'textarea':
      return <TextAreaInput field={field} {...rest} />
    case 'embed':
      return field.rows ? <TextAreaInput field={field} {...rest} /> : <TextInput field={field} {...rest} />
    case 'select':
      return <ChoiceInput field={field} {...rest} />
    case 'number-select':
      return <ChoiceInput field={field} {...rest} />
    case 'checkbox':
      return <CheckboxInput field={field} {...rest} />
    case 'rich-text':
      return <RichTextInput field={field} {...rest} />
    case 'image':
      return <ImageInput field={field} {...rest} />
    case 'link':
      return <LinkInput field={field} {...rest} />
    case 'file':
      return <FileInput field={field} {...rest} />
    case 'color':
      return <ColorInput field={field} {...rest} />
    case 'question-category':
      return <QuestionCategoryInput field={field} {...rest} />
  }
}
