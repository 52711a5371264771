/**
 * Returns why `fetch` failed. It puts that into the cause: for a host with several addresses, an error without a message that has those
 * of the addresses.
 */
export const describeFetchFailure = ({ message, cause }: Error): string => {
  const { message: reason, code, errors } = (cause ?? {}) as Partial<NodeJS.ErrnoException & AggregateError>;
  const [first] = (errors ?? []) as Error[];
  return reason || code || first?.message || message;
};
