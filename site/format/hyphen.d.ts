declare module 'hyphen/de/index.js' {
  const language: { hyphenateSync(text: string, options?: { minWordLength?: number; hyphenChar?: string }): string }
  export default language
}
declare module 'hyphen/en-gb/index.js' {
  const language: { hyphenateSync(text: string, options?: { minWordLength?: number; hyphenChar?: string }): string }
  export default language
}
