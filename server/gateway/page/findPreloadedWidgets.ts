import type { BootstrapRemote, RouteConfig } from '@hashgrid/contracts';

/** A widget, with its remote. */
interface FoundWidget {
  remote: BootstrapRemote;
  component: string;
}

/** Returns the widgets that the HTML of a page preloads: those in its first view that players see unless a flag hides them. */
export const findPreloadedWidgets = (
  remotes: readonly BootstrapRemote[],
  { preloadSlots = [] }: RouteConfig,
): FoundWidget[] =>
  remotes.flatMap((remote) =>
    (remote.widgets ?? [])
      .filter(({ slot, flag }) => preloadSlots.includes(slot) && (flag?.default ?? true))
      .map(({ component }) => ({ remote, component })),
  );
