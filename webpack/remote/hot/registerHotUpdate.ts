/** The part of webpack's API for hot updates that is used here. */
interface Hot {
  check(apply: true): Promise<unknown>;
}

interface HotGlobal {
  /** Updates by remote: each replaces the changed modules. Resolves with false if none has changed, rejects if one can't be replaced. */
  __hashgridHot?: Record<string, () => Promise<boolean>>;
}

/** Belongs to the remote, not to one of its pages: webpack allows one update of a remote at a time. */
let lastUpdate: Promise<unknown> = Promise.resolve();

/** Registers the update of a remote with the page's development script, which reloads the page when an update fails. */
export const registerHotUpdate = (name: string, hot: Hot): void => {
  const update = (): Promise<boolean> => {
    const next = lastUpdate.then(() => hot.check(true)).then((updated) => updated !== null);
    lastUpdate = next.catch(() => undefined);
    return next;
  };
  const page = globalThis as HotGlobal;
  page.__hashgridHot = { ...page.__hashgridHot, [name]: update };
};
