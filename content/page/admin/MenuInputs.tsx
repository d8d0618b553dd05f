import { BooleanInput } from 'react-admin'
import { OrderInput } from '#admin/inputs/fields.tsx'

export function MenuInputs() {
  return (
    <>
      {['in_menu', 'in_footer', 'in_secondary'].map((source) => (
        <BooleanInput key={source} source={source} helperText={false} />
      ))}
      <OrderInput />
    </>
  )
}
