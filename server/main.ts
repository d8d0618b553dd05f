import * as build from 'virtual:react-router/server-build'
import { runCommand } from './commands/run.ts'

await runCommand(process.argv.slice(2), build)
