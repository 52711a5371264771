import { createServer } from 'node:http';
import { join } from 'node:path';
import { readCandidate } from '../environment/Candidate';
import { listenOnLocalhost } from '../environment/listenOnLocalhost';
import { readPort } from '../environment/readPort';
import { sendFile } from '../environment/sendFile';
import { watchPackage } from '../dev/watchPackage';
import { makePreview } from './makePreview';
import type { ReleaseTarget } from './openReleaseClient';
import type { Flags } from './parseArguments';
import { toLocalBuild } from './toLocalBuild';

/** A file of the build. No part of its path begins with a dot, so that it cannot lead out of the folder. */
const FILE = /^\/remotes\/[^/]+\/preview\/((?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*)$/;

/** Serves the files of the newest build to pages of any origin, because those of the environment load them. Returns the URL. */
const serveBuild = (readDir: () => string | undefined): Promise<string> => {
  const server = createServer((request, response) => {
    const dir = readDir();
    const file = FILE.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
    const headers = {
      'access-control-allow-origin': '*',
      // Chromium requires it before a public page may request files from this computer.
      'access-control-allow-private-network': 'true',
      'cache-control': 'no-store',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    if (!dir || !file) return void response.writeHead(404, headers).end();
    return void sendFile(join(dir, file), response, headers);
  });
  return listenOnLocalhost(server, readPort(0));
};

/**
 * Rebuilds a remote on every save and serves it to browsers on this computer, in the pages of a running environment, until the
 * process ends.
 * @throws {ReleaseError} when the environment does not show it; {ReleaseApiError} when it refuses the link; {CommandError} when the
 * port is invalid or in use.
 */
export const previewLocalBuild = async (
  target: ReleaseTarget,
  name: string,
  flags: Flags,
  log: (line: string) => void,
): Promise<void> => {
  let dir: string | undefined;
  const origin = await serveBuild(() => dir);
  await new Promise<never>((_resolve, reject) => {
    const show = async (buildDir: string): Promise<void> => {
      const isFirst = dir === undefined;
      dir = buildDir;
      if (!isFirst) return log('Reload the page to see the new build.');
      const local = toLocalBuild(origin, readCandidate(buildDir, 'preview').descriptor);
      const logLink = (link: string) =>
        log(
          `${link}\nThe link works on this computer while this command runs. Each save rebuilds ${name}. Press Ctrl-C to stop.`,
        );
      // Without a link, the command ends. A failed build is only logged.
      await makePreview(target, name, flags, { log, local }).then(logLink, reject);
    };
    watchPackage(name, show, log).catch(reject);
  });
};
