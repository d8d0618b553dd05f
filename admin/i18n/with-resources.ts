type Labels = Record<string, string>
type Parts = { resourceNames: Labels; fieldLabels: Labels; ownFieldLabels: Record<string, Labels> }

const rowFields = ['dates', 'programme', 'people']

/** Every resource knows every label, also in its rows; its own come first. */
export function withResources({ resourceNames, fieldLabels, ownFieldLabels }: Parts): Record<string, { name: string; fields: Labels }> {
  const inRows = Object.fromEntries(rowFields.flatMap((row) => Object.entries(fieldLabels).map(([field, label]) => [`${row}.${field}`, label])))
  const named = Object.entries(resourceNames).map(([name, title]) => {
    const rows = name === 'productions' || name === 'courses' ? inRows : {}
    return [name, { name: title, fields: { ...fieldLabels, ...ownFieldLabels[name], ...rows } }]
  })
  return Object.fromEntries(named)
}
