import type { BootstrapRemote } from './registry';
import type { RouteConfig } from './remote';

/** A widget of a remote. */
export interface FoundWidget<Remote> {
  remote: Remote;
  component: string;
}

/** Returns the widgets that the HTML of a page preloads: those in its first view that players see unless a flag hides them. */
export const findPreloadedWidgets = <Remote extends Pick<BootstrapRemote, 'widgets'>>(
  remotes: readonly Remote[],
  { preloadSlots = [] }: RouteConfig,
): FoundWidget<Remote>[] =>
  remotes.flatMap((remote) =>
    (remote.widgets ?? [])
      .filter(({ slot, flag }) => preloadSlots.includes(slot) && (flag?.default ?? true))
      .map(({ component }) => ({ remote, component })),
  );
