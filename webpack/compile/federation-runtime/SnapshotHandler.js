/** Stands in for the runtime's handler of manifests: the shell registers entries by URL. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined, lifecycle: {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
