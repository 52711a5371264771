/** Replaces the runtime's manifest handler: the shell registers entries by URL. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined, lifecycle: {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
