import type { DatabaseUrlSetting } from './describeUnreachable';

const NOTICE_SECONDS = 5;

/**
 * Waits for the first response of the database at the URL in a setting. If it takes long, logs that once: a server that hangs is only
 * given up after six attempts to connect, of 30 s each.
 */
export async function logSlowResponse<Result>(
  setting: DatabaseUrlSetting,
  response: Promise<Result>,
  log: (line: string) => void,
): Promise<Result> {
  const timer = setTimeout(
    () =>
      log(
        `The database at ${setting} has not responded for ${NOTICE_SECONDS} s. Still trying, for up to 3 minutes. Check that it is running and that ${setting} is correct.`,
      ),
    NOTICE_SECONDS * 1000,
  );
  timer.unref();
  try {
    return await response;
  } finally {
    clearTimeout(timer);
  }
}
