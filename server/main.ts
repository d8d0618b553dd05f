// Before anything is written: database, secret and media are private to this account.
process.umask(0o077)
// Before anything is loaded: without a listener Node would exit on SIGUSR2.
process.on('SIGUSR2', () => process.stdout.write('not replaced: the process is still starting\n'))

// Not awaited: a top-level await would deadlock if their shared code is bundled into this file.
void Promise.all([import('./commands/run.ts'), import('virtual:react-router/server-build')]).then(
  ([{ runCommand }, build]) => runCommand(process.argv.slice(2), build),
)
