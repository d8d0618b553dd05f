import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeScratchFolder } from '../scratch-folder.ts'
import { endWithTests } from './server-process.ts'

const SYSTEMD = '/lib/systemd/systemd'
const NODE = '/usr/bin/node'
const BOOTS_WITHIN_MS = 30_000
const TRY_AGAIN_AFTER_MS = 200
const OF_THE_MACHINE = ['passwd', 'group', 'nsswitch.conf', 'ld.so.cache', 'os-release']

/** Why this machine cannot boot a second systemd; null if it can. */
export function missingForSystemd(): string | null {
  if (process.getuid?.() !== 0) return 'root is missing'
  for (const [file, remedy] of [
    [SYSTEMD, 'apt-get install systemd'],
    [NODE, 'the unit starts Node from there'],
  ] as const)
    if (!existsSync(file)) return `${file} is missing: ${remedy}`
  const allowed = spawnSync('unshare', ['--mount', '--pid', '--fork', '--cgroup', '--net', 'true'])
  return allowed.status === 0 ? null : 'namespaces are not allowed here'
}

/**
 * Boots the machine's systemd in namespaces without a network, with `/usr`, the program in `/opt/partitur` and the
 * unit. `run` runs a command inside.
 */
export async function bootSystemd({ program, unit, settings }: { program: string; unit: string; settings: string }) {
  const root = makeScratchFolder('partitur-systemd-')
  // The unit's account must be able to traverse it.
  chmodSync(root, 0o755)
  for (const folder of [
    'usr',
    'opt/partitur',
    'var/lib',
    'var/log',
    'run',
    'tmp',
    'proc',
    'sys',
    'dev',
    'old',
    'etc/systemd/system/partitur.service.d',
  ])
    mkdirSync(join(root, folder), { recursive: true })
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${folder}`, join(root, folder))
  for (const name of OF_THE_MACHINE)
    if (existsSync(`/etc/${name}`)) writeFileSync(join(root, 'etc', name), readFileSync(`/etc/${name}`))
  writeFileSync(join(root, 'etc/machine-id'), '')
  writeFileSync(join(root, 'etc/partitur.env'), settings, { mode: 0o600 })
  writeFileSync(join(root, 'etc/systemd/system/partitur.service'), readFileSync(unit))
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--uts', '--ipc', '--net', '--cgroup']
  const child = endWithTests(
    spawn('unshare', [...namespaces, 'sh', '-euc', bootScript({ root, program })], { stdio: 'ignore' }),
  )
  const first = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0] ?? ''
  const run = (...command: string[]) => {
    const { stdout, stderr, status } = spawnSync(
      'nsenter',
      ['-t', first(), '-m', '-p', '-u', '-i', '-n', '-C', '-r', ...command],
      { encoding: 'utf8' },
    )
    return { status, said: (stdout + stderr).trim() }
  }
  const until = performance.now() + BOOTS_WITHIN_MS
  const state = () => (first() ? run('systemctl', 'is-system-running').said : 'nothing has begun')
  while (!/^(running|degraded)/.test(state())) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`systemd does not boot here: ${state()}`)
    await wait(TRY_AGAIN_AFTER_MS)
  }
  const stop = () => {
    if (child.exitCode === null) process.kill(Number(first()), 'SIGKILL')
    rmSync(root, { recursive: true, force: true })
  }
  return { run, stop }
}

/** A machine that may not raise limits cannot give the unit more files than it has itself. */
function bootScript({ root, program }: { root: string; program: string }): string {
  return `
    mount --make-rprivate /; mount --bind ${root} ${root}; cd ${root}
    printf '[Service]\\nLimitNOFILE=%s\\n' "$(ulimit -Hn)" > etc/systemd/system/partitur.service.d/limit.conf
    mount --rbind /usr usr; mount --bind ${program} opt/partitur
    for folder in run tmp dev; do mount -t tmpfs tmpfs $folder; done
    for name in null zero full random urandom tty; do touch dev/$name; mount --bind /dev/$name dev/$name; done
    mkdir dev/pts; mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts; ln -s pts/ptmx dev/ptmx
    mount -t proc proc proc; mount -t sysfs sysfs sys; mount -t cgroup2 none sys/fs/cgroup
    pivot_root . old; cd /; umount -l /old; mount --make-rshared /
    exec env container=other ${SYSTEMD} --system --unit=basic.target`
}
