import { parseReleaseTokenCommand, runOperatorCommandHere } from '@hashgrid/api/operator-commands';
import { readConfig } from './config';

/** `npm run release-tokens -w @hashgrid/server -- <command>`: says who may publish. */
const run = async (): Promise<void> => {
  const command = parseReleaseTokenCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  if (config.apiUrl)
    throw new Error(
      'Could not open the tokens: API_URL is set, so another API stores them. Run this command where that API runs.',
    );
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  // No server is started.
  const { lines } = await runOperatorCommandHere({ ...config, publicUrl, trustProxy: '' }, command);
  console.log(lines.join('\n'));
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
