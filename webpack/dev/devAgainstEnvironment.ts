import { DEFAULT_PORT } from '@hashgrid/contracts/command-line';
import { describeChoices } from '../cli/describeChoices';
import { CommandError } from '../cli/CommandError';
import { readCandidate } from '../environment/Candidate';
import { readLiveSet } from '../environment/readLiveSet';
import { readPort } from '../environment/readPort';
import { serveCandidate, type CandidateServer } from '../environment/serveCandidate';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { watchPackage } from './watchPackage';

const log = (line: string) => console.log(line);

/**
 * Serves a running environment on this machine, with one remote rebuilt from these sources on every save. The shell, the other
 * remotes, the API and the accounts are those of the environment; nobody else sees the builds. Ends on SIGINT and SIGTERM.
 * @throws {CommandError} for an unknown name, or when the port is invalid or in use; {BuildError} for an invalid config.
 */
export const devAgainstEnvironment = async (name: string, url: string): Promise<void> => {
  const names = listRemoteNames();
  if (!names.includes(name))
    throw new CommandError(`There is no remote "${name}" here. ${describeChoices(names)}`);
  const port = readPort(DEFAULT_PORT);
  const live = await readLiveSet(url);
  let server: CandidateServer | undefined;
  let buildCount = 0;
  await new Promise<void>((resolve, reject) => {
    const show = async (buildDir: string): Promise<void> => {
      const candidate = readCandidate(buildDir, `${Date.now()}-${++buildCount}`);
      if (server) return server.show(candidate);
      try {
        server = await serveCandidate(live.url, candidate, { port, reloadPages: true });
      } catch (error) {
        // Without a server, the command ends. A failed build is only logged.
        return reject(error as Error);
      }
      log(
        `Serving ${live.url} with your build of ${name} at ${server.url}. Open pages update when it changes.`,
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    watchPackage(name, show, log).catch(reject);
  });
  await server?.close();
  process.exit();
};
