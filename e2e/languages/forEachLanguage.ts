/** Number of languages that are checked at the same time. */
const WORKERS = 2;

const describeFailure = (locale: string, error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : { message: String(error) };
  const reason = cause instanceof Error ? cause.message : '';
  return [`The check of ${locale} failed: ${message}`, reason].filter(Boolean).join('\n  ');
};

/** Runs the check for each language, also after one has failed. Returns a description of each failure. */
export const forEachLanguage = async (
  locales: readonly string[],
  check: (locale: string) => Promise<void>,
): Promise<string[]> => {
  const remaining = [...locales];
  const failures: string[] = [];
  const checkRemaining = async () => {
    for (let locale = remaining.shift(); locale; locale = remaining.shift()) {
      try {
        await check(locale);
      } catch (error) {
        failures.push(describeFailure(locale, error));
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, checkRemaining));
  return failures;
};
