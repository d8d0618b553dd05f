import type { Plugin } from 'vite'

const beyondLatin1 = /[\u0100-\uffff]/g
const readAsItStands = /String\.raw`[^`]*[\u0100-\uffff]/

/**
 * V8 keeps the text of every module for as long as it runs, in two bytes a character where a single one lies beyond Latin-1: a
 * quotation mark doubled what the server takes. Such characters stand as escapes in what the server loads.
 */
export function oneByteSource(): Plugin {
  return {
    name: 'one-byte-source',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          if (readAsItStands.test(chunk.code)) this.error(`${chunk.fileName}: an escape would change a text that is read as it stands`)
          chunk.code = escapeBeyondLatin1(chunk.code)
        }
      },
    },
  }
}

/** JavaScript in which every character takes one byte, and which says the same. */
export function escapeBeyondLatin1(code: string): string {
  return code.replace(beyondLatin1, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
