/**
 * Loaded before all tests, which run in one process. Errors that a test provokes are caught and asserted (`onConsole`): what is
 * printed all the same fails the run at its end, so that whoever reads its log finds no error that means nothing.
 */
const printed: string[] = [];
for (const way of ['error', 'warn'] as const) {
  const print = console[way];
  console[way] = (...said: readonly unknown[]) => {
    printed.push(String(said[0]));
    print(...said);
  };
}
process.on('exit', () => {
  if (printed.length === 0) return;
  process.stdout.write(`Tests have printed ${printed.length} errors or warnings:\n${printed.join('\n')}\n`);
  process.exitCode = 1;
});
