import { describeChoices } from '../cli/describeChoices';
import { CommandError } from '../cli/CommandError';
import { readCandidate } from '../environment/Candidate';
import { readLiveSet } from '../environment/readLiveSet';
import { serveCandidate, type CandidateServer } from '../environment/serveCandidate';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { watchPackage } from './watchPackage';

const log = (line: string) => console.log(line);

/**
 * Serves a running environment on this machine, with one remote rebuilt from these sources on every save. The shell, the other
 * remotes, the API and the accounts are those of the environment; nobody else sees the builds.
 */
export const devAgainstEnvironment = async (name: string, url: string): Promise<void> => {
  const names = listRemoteNames();
  if (!names.includes(name))
    throw new CommandError(`There is no remote "${name}" here. ${describeChoices(names)}`);
  const live = await readLiveSet(url);
  let server: CandidateServer | undefined;
  let buildCount = 0;
  const show = async (buildDir: string): Promise<void> => {
    const candidate = readCandidate(buildDir, `${Date.now()}-${++buildCount}`);
    if (server) return server.show(candidate);
    server = await serveCandidate(live.url, candidate, {
      port: Number(process.env.PORT ?? 3000),
      reloadPages: true,
    });
    log(
      `Serving ${live.url} with your build of ${name} at ${server.url}. Open pages update when it changes.`,
    );
  };
  await watchPackage(name, show, log);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await server?.close();
  process.exit();
};
