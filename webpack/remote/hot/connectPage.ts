/** The part of webpack's API for hot updates that is needed here. */
interface Hot {
  check(apply: true): Promise<unknown>;
}

interface HotGlobal {
  /** By remote: replaces what has changed. Resolves with false when nothing has, rejects when it cannot be replaced. */
  __hashgridHot?: Record<string, () => Promise<boolean>>;
}

/** Registers the update of a remote with the page's development script, which reloads the page when an update fails. */
export const connectPage = (name: string, hot: Hot): void => {
  let lastUpdate: Promise<unknown> = Promise.resolve();
  const update = (): Promise<boolean> => {
    // Webpack allows one update at a time.
    const next = lastUpdate.then(() => hot.check(true)).then((updated) => updated !== null);
    lastUpdate = next.catch(() => undefined);
    return next;
  };
  const page = globalThis as HotGlobal;
  page.__hashgridHot = { ...page.__hashgridHot, [name]: update };
};
