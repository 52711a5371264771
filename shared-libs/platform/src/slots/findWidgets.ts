import type { BootstrapRemote, FlagConfig, Profile } from '@hashgrid/contracts';
import type { OfferedWidget } from './WidgetHostProps';

/** Whether a flag is on for a player, given the flags of the profile. A flag that the server doesn't know has its default value. */
export const isFlagOn = (flag: FlagConfig, flags: Profile['flags'] = {}): boolean =>
  (Object.hasOwn(flags, flag.name) ? flags[flag.name] : undefined) ?? flag.default;

/** Returns the widgets of a slot that a player sees. */
export const findWidgets = (
  remotes: readonly BootstrapRemote[],
  slot: string,
  flags?: Profile['flags'],
): OfferedWidget[] =>
  remotes.flatMap((remote) =>
    (remote.widgets ?? [])
      .filter((widget) => widget.slot === slot)
      .filter(({ flag }) => !flag || isFlagOn(flag, flags))
      .map(({ component, title }) => ({ remote, component, title })),
  );
