import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeScratchFolder } from '../scratch-folder.ts'
import { endWithTests } from './server-process.ts'

const PROGRAM = 'slowhttptest'
const OPENED_A_SECOND = 200
const PROBE_WAITS_S = 5

/** Attacks: endless headers or bodies, slowly read responses, and thousands of ranges of a file. */
export const ATTACKS = {
  'slow headers': ['-H', '-i', '2', '-x', '24'],
  'slow bodies': ['-B', '-i', '2', '-x', '10', '-s', '900000', '-f', 'application/json'],
  'slow reading': ['-X', '-k', '3', '-w', '10', '-y', '20', '-n', '5', '-z', '32'],
  ranges: ['-R', '-t', 'GET', '-a', '10', '-b', '3000'],
}
export type Attack = keyof typeof ATTACKS

export function hasSlowHttpTest(): boolean {
  return spawnSync('which', [PROGRAM]).status === 0
}

type Second = { connected: number; isAvailable: boolean }

/** Debian's slowhttptest against a URL; answers its records per second, with its own probe of the server. */
export async function attackSlowly(
  url: string,
  { attack, connections, seconds }: { attack: Attack; connections: number; seconds: number },
): Promise<Second[]> {
  const folder = makeScratchFolder('partitur-slow-')
  const bounds = { '-c': connections, '-r': OPENED_A_SECOND, '-l': seconds, '-p': PROBE_WAITS_S }
  const args = [
    ...ATTACKS[attack],
    ...Object.entries(bounds).flat().map(String),
    '-u',
    url,
    '-g',
    '-o',
    join(folder, 'seen'),
  ]
  const [code] = await once(endWithTests(spawn(PROGRAM, args, { stdio: 'ignore' })), 'exit')
  if (code !== 0) throw new Error(`${PROGRAM} ${args.join(' ')} ended with ${code}`)
  const [, ...lines] = readFileSync(join(folder, 'seen.csv'), 'utf8').trim().split('\n')
  rmSync(folder, { recursive: true })
  return lines.map((line) => {
    const [, , , connected, available] = line.split(',').map(Number)
    return { connected: connected ?? 0, isAvailable: Number(available) > 0 }
  })
}
