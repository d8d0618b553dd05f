import { TextInput, type TextInputProps } from 'react-admin'

const asTyped = (value: unknown) => value ?? ''

/** A text: what is empty is an empty text, as the contract has it, where react-admin would say null. */
export function LineInput(props: TextInputProps) {
  return <TextInput parse={asTyped} {...props} />
}
