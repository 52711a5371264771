import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTimeLimit } from '@hashgrid/contracts';
import { describeFileError } from '@hashgrid/contracts/builds';
import { describeFetchFailure, parseRegistry } from '@hashgrid/contracts/releases';

/** Time limit of a request. The API responds within 3 s; a lost connection must not keep a gateway on old releases for longer than 5 s. */
const TIMEOUT_MS = 5_000;
const RETRY_MS = 2_000;
const NO_CONTENT = 204;
/** What a failure means for players. */
const STILL_LIVE = 'The last known releases stay live.';

/** A request that has no response within `TIMEOUT_MS`. */
class LateResponseError extends Error {
  constructor() {
    super(`no response within ${TIMEOUT_MS / 1000} s`);
  }
}

interface FollowOptions {
  /** URL of the product API, without a trailing slash. */
  apiUrl: string;
  channel: string;
  /** Stores the last registry, so that a gateway can serve it, and start with it, while API or database are down. */
  file: string;
  log: (line: string) => void;
}

/** The registry of a channel, which is followed until `close`. */
export interface FollowedRegistry {
  /** Requests the registry now, without waiting for a change. Returns whether the file is up to date. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const readRevision = (file: string): number => {
  try {
    return parseRegistry(readText(file) ?? '').revision;
  } catch {
    return -1;
  }
};

/** Deletes a file if it exists. Ignores failures, because they have the cause of the failed write, which is reported. */
const deleteIfPossible = (file: string): void => {
  try {
    rmSync(file, { force: true });
  } catch {
    // The file stays.
  }
};

/** Replaces a file by a rename, which is atomic: a reader sees the old registry or the new one. */
const replaceFile = (file: string, text: string): void => {
  // Gateways in containers may share the folder and have the same process ID.
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporaryFile, text);
    renameSync(temporaryFile, file);
  } catch (error) {
    deleteIfPossible(temporaryFile);
    throw new Error(`Could not write the registry to ${file}: ${describeFileError(error)} ${STILL_LIVE}`);
  }
};

/**
 * Keeps a file equal to the registry of a channel by long polling. The API responds when the registry changes: immediately for a
 * change in its own process, within a second for one in another process. No page view queries the database.
 */
export const followRegistry = ({ apiUrl, channel, file, log }: FollowOptions): FollowedRegistry => {
  const stop = new AbortController();
  /**
   * Requests in flight, which `close` aborts. Each has its own timer, because Node 20 may garbage-collect an `AbortSignal.timeout` that
   * only `AbortSignal.any` refers to, so that it never fires.
   */
  const requests = new Set<AbortController>();
  let isUpToDate = true;
  /** Whether the last request had no response in time. */
  let isLate = false;
  /** Whether the file is from this process. An earlier one may have followed another channel or database with the same revision. */
  let isFromThisProcess = false;
  let responseCount = 0;
  /** The last registry that this process accepted, as text. */
  let lastText: string | null = null;

  /** Returns the registry as text; null if its revision is still `revision`. */
  const fetchRegistry = async (revision: number): Promise<string | null> => {
    const url = `${apiUrl}/registry?channel=${encodeURIComponent(channel)}&revision=${revision}`;
    stop.signal.throwIfAborted();
    const request = new AbortController();
    requests.add(request);
    const stopTimeout = startTimeLimit(TIMEOUT_MS, () => request.abort(new LateResponseError()));
    try {
      const response = await fetch(url, { signal: request.signal });
      if (response.status === NO_CONTENT) return null;
      const text = await response.text();
      if (!response.ok) throw new Error(`the API responded with status ${response.status}`);
      parseRegistry(text);
      return text;
    } finally {
      stopTimeout();
      requests.delete(request);
    }
  };

  const update = async (revision: number): Promise<void> => {
    const responsesBefore = responseCount;
    const text = await fetchRegistry(revision).catch((error: Error) => {
      throw new Error(
        `Could not read the registry from ${apiUrl}: ${describeFetchFailure(error)}. ${STILL_LIVE}`,
        { cause: error },
      );
    });
    if (text === null) return;
    // Of two concurrent responses, the older one may come last. Otherwise a lower revision is that of a restored database.
    const isConcurrent = responseCount > responsesBefore;
    if (isConcurrent && parseRegistry(text).revision < readRevision(file)) return;
    const storedText = readText(file);
    if (text !== storedText) replaceFile(file, text);
    isFromThisProcess = true;
    responseCount += 1;
    const isContested = storedText !== null && storedText !== text && lastText === text;
    lastText = text;
    // Gateways of one API and channel store the same text. Others would overwrite each other's file in a tight loop without this error,
    // after which the next request waits.
    if (isContested)
      throw new Error(
        `Another gateway stores another registry in ${file}. Start each with a HASHGRID_DATA of its own.`,
      );
  };

  /**
   * Updates the file. Returns whether it is up to date; a failure is logged once. A first late response isn't logged: during a first
   * start, builds use most of the CPU, and the API responds to the next request.
   */
  const tryUpdate = async (revision: number): Promise<boolean> => {
    const wasLate = isLate;
    try {
      await update(revision);
      if (!isUpToDate) log('The registry is up to date again.');
      isUpToDate = true;
      isLate = false;
      return true;
    } catch (error) {
      if (stop.signal.aborted) return false;
      const { message, cause } = error as Error;
      isLate = cause instanceof LateResponseError;
      if (isLate && !wasLate) return false;
      if (isUpToDate) log(message);
      isUpToDate = false;
      return false;
    }
  };

  const follow = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      if (await tryUpdate(isFromThisProcess ? readRevision(file) : -1)) continue;
      await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const loop = follow();

  return {
    refresh: () => tryUpdate(-1),
    close: async () => {
      stop.abort();
      for (const request of requests) request.abort();
      await loop;
    },
  };
};
