import type { ServerBuild } from 'react-router'

/** `node build/server/index.js [command] …`; without a command it serves. */
export async function runCommand([command = 'serve', ...args]: string[], build: ServerBuild): Promise<void> {
  switch (command) {
    case 'serve':
      return (await import('./serve.ts')).serve(build)
    case 'seed':
      return (await import('./seed.ts')).seed()
    case 'import':
      return (await import('./import.ts')).runImport(args)
    case 'backup':
      return (await import('./backup.ts')).backup(args)
    case 'restore':
      return (await import('./backup.ts')).restore(args)
    default:
      process.stderr.write(`There is no command ${command}. Known: serve, seed, import, backup, restore.\n`)
      process.exitCode = 1
  }
}
