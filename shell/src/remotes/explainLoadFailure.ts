import { withTimeout, type BootstrapRemote, type RemoteDetails } from '@hashgrid/contracts';
import type { LoadProblem } from './RemoteLoadError';

/** The player waits for the explanation, so on a slow network there is none. */
const TIMEOUT_MS = 1500;

/** Matches the federation runtime's message about two versions of a package of which only one may be loaded. */
const SHARE_CONFLICT = /of shared singleton module \S+ does not satisfy the requirement/;

const listMessages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...listMessages(error.cause)] : [];

async function computeIntegrity(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Returns a script whose content differs from the published one; null if there is none. Browsers don't say why they block a script. */
async function findChangedScript(
  { base }: BootstrapRemote,
  { entry, chunks, integrity }: RemoteDetails,
  page: string,
  signal: AbortSignal,
): Promise<string | null> {
  for (const file of [entry, ...(chunks[page] ?? [])]) {
    // The gateway gets the cookies, as with the import: it may know a previewed build only by that of the preview.
    const response = await fetch(base + file, { signal });
    // A missing file was not changed.
    if (response.ok && (await computeIntegrity(await response.arrayBuffer())) !== integrity[file])
      return file;
  }
  return null;
}

/** The cause of a failed load. */
interface Explanation {
  problem: LoadProblem;
  reason: string;
}

/**
 * Determines why a release did not load; returns null if the cause stays unknown. Never rejects.
 * @param loadDetails Returns the details of the release.
 */
export async function explainLoadFailure(
  remote: BootstrapRemote,
  page: string,
  error: unknown,
  loadDetails: () => Promise<RemoteDetails>,
): Promise<Explanation | null> {
  const conflict = listMessages(error).find((message) => SHARE_CONFLICT.test(message));
  if (conflict) return { problem: 'share-conflict', reason: conflict };
  try {
    const file = await withTimeout(
      async (signal) => findChangedScript(remote, await loadDetails(), page, signal),
      TIMEOUT_MS,
    );
    return file
      ? { problem: 'integrity', reason: `the content of ${file} differs from the published one` }
      : null;
  } catch {
    // Without the files or a hash function, the cause stays unknown.
    return null;
  }
}
