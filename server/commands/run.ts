import cluster from 'node:cluster'
import type { ServerBuild } from 'react-router'
import { AppError } from '#contract/errors.ts'
import { formatFields } from '../api/field-texts.ts'
import { env } from '../env.ts'
import { findByFileName, type TypeCommand } from './define-command.ts'
import { terminalLocale, terminalText, withoutLanguage } from './terminal-text.ts'

const typeCommands = import.meta.glob<TypeCommand>('../../content/*/commands/*.server.ts', { import: 'default' })

/** `node build/server/index.js [command] …`; serves without a command. Expected failures are reported in one line. */
export async function runCommand(args: string[], build: ServerBuild): Promise<void> {
  try {
    await run(args, build)
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`)
    process.exit(1)
  }
}

async function run([command = 'serve', ...commandArgs]: string[], build: ServerBuild): Promise<void> {
  const args = withoutLanguage(commandArgs)
  switch (command) {
    case 'serve':
      if (env.WORKERS > 1 && cluster.isPrimary) return (await import('./workers.ts')).serveWithWorkers(env.WORKERS)
      return (await import('./serve.ts')).serve(build)
    case 'seed':
      return (await import('../seed/seed.ts')).runSeed()
    case 'import':
      return (await import('./import.ts')).runImport(commandArgs)
    case 'export':
      return (await import('./portable-export.ts')).exportSite(args)
    case 'backup':
      return (await import('./backup.ts')).backup(args)
    case 'account':
      return (await import('./account.ts')).runAccount(args)
    case 'media':
      return (await import('./media.ts')).runMedia(args)
    case 'doctor':
      return (await import('./doctor.ts')).doctor(args)
    case 'restore':
      return (await import('./backup.ts')).restore(args)
    default: {
      const load = findByFileName(typeCommands, command)
      if (load) return (await load())(args)
      process.stderr.write(
        `${terminalText(`Den Befehl ${command} gibt es nicht. Es gibt`, `There is no command ${command}. Commands`)}: serve, seed, import, export, backup, restore, doctor, account, media, notices.\n`,
      )
      process.exitCode = 1
    }
  }
}

/** User errors and system errors get one line; program errors keep their stack. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AppError && error.code === 'bad_input')
    return error.fields ? formatFields(error.fields, terminalLocale()) : error.message
  if (error.cause instanceof Error) return describeFailure(error.cause)
  return 'code' in error
    ? `${error.message}. ${terminalText('Prüfen Sie DATA_DIR, DATABASE_URL und die Namen, die Sie angegeben haben.', 'Check DATA_DIR, DATABASE_URL and the names you gave.')}`
    : (error.stack ?? error.message)
}
