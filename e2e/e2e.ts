import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { parseCandidate, USAGE } from './candidate/parseCandidate';
import { runCommand } from './run/runCommand';

handleHelpOption(USAGE);

/** `npm run e2e`: browser tests with the options of Playwright, or with `--candidate` the journeys that a release can break. */
const args = process.argv.slice(2);
try {
  const candidate = parseCandidate(args);
  if (candidate) {
    const { runCandidate } = await import('./candidate/runCandidate');
    process.exitCode = (await runCandidate(candidate)) ? 0 : 1;
  } else {
    process.exitCode = await runCommand('npx', [
      'playwright',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      ...args,
    ]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
