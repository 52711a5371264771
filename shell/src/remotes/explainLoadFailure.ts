import type { BootstrapRemote, RemoteDetails } from '@hashgrid/contracts';
import type { LoadProblem } from './RemoteLoadError';
import { withTimeout } from './withTimeout';

/** The player waits for it, so a slow network leaves a failure unexplained. */
const TIMEOUT_MS = 1500;

/** The federation runtime's message about two versions of a package that may exist only once. */
const SHARE_CONFLICT = /of shared singleton module \S+ does not satisfy the requirement/;

const listMessages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...listMessages(error.cause)] : [];

async function computeIntegrity(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Finds a script that has another content than was published. Browsers don't say why they refuse one. */
async function findChangedScript(
  { base }: BootstrapRemote,
  { entry, chunks, integrity }: RemoteDetails,
  page: string,
  signal: AbortSignal,
): Promise<string | null> {
  for (const file of [entry, ...(chunks[page] ?? [])]) {
    const response = await fetch(base + file, { credentials: 'omit', signal });
    // A file that is missing was not changed.
    if (response.ok && (await computeIntegrity(await response.arrayBuffer())) !== integrity[file])
      return file;
  }
  return null;
}

/** What is known about a failure. */
interface Explanation {
  problem: LoadProblem;
  reason: string;
}

/** Finds out why a release did not load; null when that stays unknown. Never rejects. */
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
    return file ? { problem: 'integrity', reason: `${file} has another content than was published` } : null;
  } catch {
    // Without the files or a hash function, the failure stays as it is.
    return null;
  }
}
