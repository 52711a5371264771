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

const findRemoteInStack = (stack: string): ReportedRelease => {
  const [, remote = null, version = null, hash = null] = REMOTE_SCRIPT.exec(stack) ?? [];
  return { remote, version, hash };
};

/** Returns the report of an error, without personal data. Its remote is that of the context, or else the first one in the stack. */
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
    ...(context.remote ? describeContext(context) : findRemoteInStack(stack)),
    fallback: context.fallback ?? null,
    path: screenViews.get().at(-1)?.path ?? UNKNOWN_PATH,
    release,
    at,
  };
}
