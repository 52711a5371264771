import { getPreviewPath } from '@hashgrid/contracts';
import {
  createReleaseClient,
  describeFetchFailure,
  PREVIEW_SECONDS,
  SHELL,
  type LocalBuild,
} from '@hashgrid/contracts/releases';
import { COMMAND_LINE } from '../cli/commandLine';
import { parseDuration } from './readCanaryOptions';
import type { Flags } from './parseArguments';
import type { ReleaseTarget } from './openReleaseClient';
import { buildAndUpload } from './publish';
import { ReleaseError } from './ReleaseError';
import { toLine } from './toLine';

/**
 * Checks that the environment accepts the link, which redirects to a page of the game. The redirect isn't followed.
 * @throws {ReleaseError} with the title and text of the page that rejects the link.
 */
const checkLink = async (url: string): Promise<void> => {
  const { origin } = new URL(url);
  const response = await fetch(url, { redirect: 'manual' }).catch((error: Error) => {
    throw new ReleaseError(
      `The link was created, but ${origin} could not be reached: ${describeFetchFailure(error)}. Open the link when the product is available: ${url}`,
    );
  });
  if (response.status === 302) return;
  const html = await response.text();
  const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? `it responded with ${response.status}`;
  const text = /<p>(.*?)<\/p>/.exec(html)?.[1] ?? '';
  throw new ReleaseError(`The link was created, but ${origin} rejects it: ${title}. ${text}`);
};

/** Parses `finance` or `finance@1.1.0-1a2b3c4d`. */
const parseBuild = (build: string | undefined): { name: string; release: string | undefined } => {
  const [, name, release] = /^([^@]+)(?:@([^@]+))?$/.exec(build ?? '') ?? [];
  if (!name)
    throw new ReleaseError('preview needs the name of a remote: preview finance, or finance@<release>.');
  // The product refuses it too, but only after a build that takes a minute.
  if (name === SHELL)
    throw new ReleaseError('The shell has no preview: a preview shows one remote in the live shell.');
  return { name, release };
};

/**
 * Makes a link that shows a build of a remote to the browsers that open it. Without a release, it builds and uploads the
 * sources of this workspace.
 * @param options.log Receives a line for each step that takes long.
 * @param options.local A build that this computer serves, which is shown instead.
 * @returns What to print.
 */
export const makePreview = async (
  target: ReleaseTarget,
  build: string | undefined,
  { channel, reason, expires }: Flags,
  { log, local }: { log: (line: string) => void; local?: LocalBuild },
): Promise<string> => {
  const { name, release: stored } = parseBuild(build);
  const client = createReleaseClient(target);
  const seconds = expires ? parseDuration(expires) : PREVIEW_SECONDS.default;
  const release = local ? undefined : (stored ?? (await buildAndUpload(client, name, log)));
  const link = await client.preview({
    name,
    seconds,
    channel,
    reason: reason && toLine(reason),
    release,
    local,
  });
  const url = target.pagesUrl.replace(/\/$/, '') + getPreviewPath(link.token);
  await checkLink(url);
  return [
    `Preview of ${name} ${release ?? `from ${local?.origin}`} until ${link.expiresAt}:`,
    url,
    `Revoke it with: ${COMMAND_LINE} preview --revoke ${link.id}`,
  ].join('\n');
};
