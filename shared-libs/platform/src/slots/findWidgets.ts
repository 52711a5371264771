import type { BootstrapRemote, Profile } from '@hashgrid/contracts';
import type { OfferedWidget } from './WidgetHostProps';

/** Returns the widgets of a slot that a player sees. A flag that the server doesn't know has its default value. */
export const findWidgets = (
  remotes: readonly BootstrapRemote[],
  slot: string,
  flags: Profile['flags'] = {},
): OfferedWidget[] =>
  remotes.flatMap((remote) =>
    (remote.widgets ?? [])
      .filter((widget) => widget.slot === slot)
      .filter(({ flag }) => !flag || (flags[flag.name] ?? flag.default))
      .map(({ component, title }) => ({ remote, component, title })),
  );
