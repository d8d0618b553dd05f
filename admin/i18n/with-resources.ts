type Labels = Record<string, string>
type Parts = { resourceNames: Labels; fieldLabels: Labels; ownFieldLabels: Record<string, Labels> }

/** Every resource knows every label; its own come first. */
export function withResources({ resourceNames, fieldLabels, ownFieldLabels }: Parts): Record<string, { name: string; fields: Labels }> {
  return Object.fromEntries(Object.entries(resourceNames).map(([name, title]) => [name, { name: title, fields: { ...fieldLabels, ...ownFieldLabels[name] } }]))
}
