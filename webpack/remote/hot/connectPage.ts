/** What webpack gives modules to replace them. */
interface Hot {
  check(apply: true): Promise<unknown>;
}

interface HotGlobal {
  /** By remote: replaces what has changed. Resolves with false when nothing has, rejects when it cannot be replaced. */
  __hashgridHot?: Record<string, () => Promise<boolean>>;
}

/** Lets the page's script for development update a remote; it reloads the page where that is not possible. */
export const connectPage = (name: string, hot: Hot): void => {
  let last: Promise<unknown> = Promise.resolve();
  const update = (): Promise<boolean> => {
    // Webpack allows one update at a time.
    const next = last.then(() => hot.check(true)).then((updated) => updated !== null);
    last = next.catch(() => undefined);
    return next;
  };
  const page = globalThis as HotGlobal;
  page.__hashgridHot = { ...page.__hashgridHot, [name]: update };
};
