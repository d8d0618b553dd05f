import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Settings } from '#server/env.ts'
import { freePort } from './server-process.ts'

const NEEDED = ['radosgw', 'ceph-mon', 'ceph-osd']
const TRY_AGAIN_AFTER_MS = 200
const STARTS_WITHIN_MS = 60_000
const key = { accessKeyId: 'HAUS', secretAccessKey: 'ein-langes-geheimnis' }

/** Ceph's S3 gateway, as providers run it, over one monitor and one disk in memory. It checks signatures. */
export async function startCeph() {
  for (const program of NEEDED)
    if (spawnSync('which', [program]).status !== 0)
      throw new Error(`${program} is missing: apt-get install --no-install-recommends ${NEEDED.join(' ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'partitur-ceph-'))
  const [monitor, port] = [await freePort(), await freePort()]
  const [fsid, disk] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'ceph.conf'), configuration({ folder, fsid, monitor }))
  const config = ['-c', join(folder, 'ceph.conf')]
  const keyring = join(folder, 'keyring')
  const running: ChildProcess[] = []
  const start = (program: string, args: string[]) =>
    running.push(spawn(program, [...config, ...args, '-f'], { stdio: 'ignore' }))
  const stop = async () => {
    for (const child of running.toReversed()) await waitForExit(child)
    rmSync(folder, { recursive: true, force: true })
  }

  run('ceph-authtool', ['--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'])
  const caps = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *'])
  run('ceph-authtool', [keyring, '--gen-key', '-n', 'client.admin', ...caps])
  run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, join(folder, 'monmap')])
  run('ceph-mon', [...config, '--mkfs', '-i', 'a', '--monmap', join(folder, 'monmap'), '--keyring', keyring])
  start('ceph-mon', ['-i', 'a'])
  const secret = run('ceph-authtool', ['--gen-print-key']).trim()
  const id = run('ceph', [...config, 'osd', 'new', disk, '-i', '-'], JSON.stringify({ cephx_secret: secret })).trim()
  run('ceph-authtool', [keyring, '--name', `osd.${id}`, '--add-key', secret])
  run('ceph-osd', [...config, '-i', id, '--mkfs', '--osd-uuid', disk])
  start('ceph-osd', ['-i', id])
  start('radosgw', [
    '-n',
    'client.admin',
    `--rgw-frontends=beast endpoint=127.0.0.1:${port}`,
    `--rgw-data=${join(folder, 'rgw')}`,
  ])

  const endpoint = `http://127.0.0.1:${port}`
  const until = performance.now() + STARTS_WITHIN_MS
  while (!(await isReachable(endpoint))) {
    if (performance.now() > until) throw new Error('Ceph does not start')
    await wait(TRY_AGAIN_AFTER_MS)
  }
  const account = [
    '--uid=haus',
    '--display-name=haus',
    `--access-key=${key.accessKeyId}`,
    `--secret-key=${key.secretAccessKey}`,
  ]
  run('radosgw-admin', [...config, '-n', 'client.admin', 'user', 'create', ...account])
  const settings: S3Settings = { endpoint, region: 'us-east-1', ...key, pathStyle: true }
  return { settings, stop }
}

function configuration({ folder, fsid, monitor }: { folder: string; fsid: string; monitor: number }): string {
  return `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitor}/0]
mon initial members = a
public addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
mon allow pool size one = true
osd crush chooseleaf type = 0
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon max pg per osd = 1000
mon data avail warn = 0
mon data avail crit = 0
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
keyring = ${folder}/keyring
`
}

function run(program: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', input, timeout: STARTS_WITHIN_MS })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  return stdout
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
