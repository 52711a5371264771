import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseRegistry } from '@hashgrid/contracts/releases';

/** The API answers within 3 s; one that is gone must not keep a gateway on old releases for longer than 5 s. */
const TIMEOUT_MS = 5_000;
const RETRY_MS = 2_000;
const NO_CONTENT = 204;

interface FollowOptions {
  /** URL of the product API, without a trailing slash. */
  apiUrl: string;
  channel: string;
  /** Keeps the last registry, so that a gateway serves it and starts with it while API or database are away. */
  file: string;
  log: (line: string) => void;
}

/** Follows a channel until it is closed. */
export interface FollowedRegistry {
  /** Asks the API now, without waiting for a change. Returns whether it answered. */
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

/** Returns why a request failed. `fetch` says it in the cause alone, which has no message where a host has several addresses. */
const describeFailure = ({ message, cause }: Error): string => {
  const { message: reason, code } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason || code || message;
};

/** A rename is atomic: a reader sees the old registry or the new one. */
const replaceFile = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, text);
  renameSync(temporaryFile, file);
};

/**
 * Keeps a file equal to what is live in a channel. It asks the API, which answers when that changes: immediately for a change in
 * its process, within a second for one of another. The database is never asked for a page.
 */
export const followRegistry = ({ apiUrl, channel, file, log }: FollowOptions): FollowedRegistry => {
  const stop = new AbortController();
  let isAnswered = true;
  /** A file of an earlier process may be of another channel or database, with the same revision. */
  let isFileOurs = false;

  const fetchRegistry = async (revision: number): Promise<void> => {
    const url = `${apiUrl}/registry?channel=${encodeURIComponent(channel)}&revision=${revision}`;
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, { signal });
    if (response.status === NO_CONTENT) return;
    const text = await response.text();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    parseRegistry(text);
    if (text !== readText(file)) replaceFile(file, text);
    isFileOurs = true;
  };

  const ask = async (revision: number): Promise<boolean> => {
    try {
      await fetchRegistry(revision);
      if (!isAnswered) log('The API answers again: the registry is up to date.');
      isAnswered = true;
      return true;
    } catch (error) {
      if (stop.signal.aborted) return false;
      if (isAnswered)
        log(
          `Could not read the registry from ${apiUrl}: ${describeFailure(error as Error)}. What was live stays live.`,
        );
      isAnswered = false;
      return false;
    }
  };

  const follow = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      if (await ask(isFileOurs ? readRevision(file) : -1)) continue;
      await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const following = follow();

  return {
    refresh: () => ask(-1),
    close: async () => {
      stop.abort();
      await following;
    },
  };
};
