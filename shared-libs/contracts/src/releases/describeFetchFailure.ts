/**
 * Returns why `fetch` failed. The cause says so; for a host with several addresses, it is an `AggregateError` without a message, which
 * has an error for each address.
 */
export const describeFetchFailure = ({ message, cause }: Error): string => {
  const { message: reason, code, errors } = (cause ?? {}) as Partial<NodeJS.ErrnoException & AggregateError>;
  const [first] = (errors ?? []) as Error[];
  return reason || code || first?.message || message;
};
