/** Returns why `fetch` failed. It puts that into the cause, whose message is empty for a host with several addresses. */
export const describeFetchFailure = ({ message, cause }: Error): string => {
  const { message: reason, code } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason || code || message;
};
