/** Returns the gateway's path that responds with the release to use instead of one that fails. */
export const getPreviousReleasePath = ({ name, base }: { name: string; base: string }): string =>
  `/releases/${name}/before/${base.split('/').at(-2)}`;

/** Returns the gateway's path that responds with the shell to use instead of the one with this ID, which doesn't start, and sets a cookie so that a reload gets it too. */
export const getPreviousShellPath = (id: string): string => `/releases/shell/before/${id}`;

/** Returns the gateway's path that starts a preview in this browser. */
export const getPreviewPath = (token: string): string => `/_preview/${token}`;

/** The gateway's path that ends a preview. */
export const LEAVE_PREVIEW_PATH = '/_preview/leave';
