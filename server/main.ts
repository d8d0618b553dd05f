// Before anything is written: the database, sessions' secret and media are for the account that runs this alone.
process.umask(0o077)
// Before anything is loaded: until the house says what it does on SIGUSR2, Node would end the process.
process.on('SIGUSR2', () => process.stdout.write('not replaced: the process is still starting\n'))

// Not awaited: what they share may lie in this file, which has to be whole for them.
void Promise.all([import('./commands/run.ts'), import('virtual:react-router/server-build')]).then(
  ([{ runCommand }, build]) => runCommand(process.argv.slice(2), build),
)
