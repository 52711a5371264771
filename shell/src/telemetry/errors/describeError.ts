import { TELEMETRY_LIMITS, type ReportedError, scrubToLength } from '@hashgrid/contracts';
import type { ErrorReport } from '@hashgrid/platform/host';
import { screenViews } from '../screenViews';

/** Matches a script of a remote in a stack trace: `/remotes/<name>/<version>-<hash>/`. */
const REMOTE_SCRIPT = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9A-Za-z.+-]+)-([0-9a-f]{8,})\//;

const UNKNOWN_PATH = '/*';

const getStack = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

type ReportedRelease = Pick<ReportedError, 'remote' | 'version' | 'hash'>;

const describeContext = ({ remote, version, hash }: ErrorReport['context']): ReportedRelease => ({
  remote: remote ?? null,
  version: version ?? null,
  hash: hash || null,
});

const NO_REMOTE: ReportedRelease = { remote: null, version: null, hash: null };

function findRemoteInStack(stack: string): ReportedRelease | null {
  const [, remote = null, version = null, hash = null] = REMOTE_SCRIPT.exec(stack) ?? [];
  return remote === null ? null : { remote, version, hash };
}

function getRemoteOfScreen(): ReportedRelease {
  const { remote, version, hash } = screenViews.get().at(-1) ?? NO_REMOTE;
  return remote === 'shell' ? NO_REMOTE : { remote, version, hash };
}

function findRemote(context: ErrorReport['context'], stack: string): ReportedRelease {
  if (context.remote) return describeContext(context);
  // The stack of an error that React throws has no script of the dialog's remote.
  return findRemoteInStack(stack) ?? (context.area === 'dialog' ? getRemoteOfScreen() : NO_REMOTE);
}

/**
 * Returns the report of an error, without personal data. Its remote is that of the context, or else the first one in the stack, or for an
 * error in a dialog that of the screen.
 */
export function describeError(
  { id, error, message, context, at }: ErrorReport,
  release: string,
): ReportedError {
  const stack = getStack(error);
  return {
    id,
    message: scrubToLength(message, TELEMETRY_LIMITS.messageLength),
    stack: scrubToLength(stack, TELEMETRY_LIMITS.stackLength),
    area: context.area ?? context.page ?? 'remote',
    ...findRemote(context, stack),
    fallback: context.fallback ?? null,
    path: screenViews.get().at(-1)?.path ?? UNKNOWN_PATH,
    release,
    at,
  };
}
