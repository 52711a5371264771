import type { BootstrapRemote, RemoteDescriptor, SlotPropsSchema } from '@hashgrid/contracts';
import type { LiveSet } from '../environment/readLiveSet';
import type { Finding } from './Finding';

const NO_PROPS: SlotPropsSchema = { properties: {} };

/** Returns how the props that a widget needs differ from those that a page passes; null when they match. */
const findMismatch = (needed: SlotPropsSchema, passed: SlotPropsSchema): string | null => {
  for (const [name, schema] of Object.entries(needed.properties)) {
    const isRequired = needed.required?.includes(name) ?? false;
    const found = passed.properties[name];
    if (!found && isRequired) return `"${name}" is missing there`;
    if (found && JSON.stringify(found) !== JSON.stringify(schema)) return `"${name}" has another type there`;
    if (isRequired && !passed.required?.includes(name)) return `"${name}" is optional there`;
  }
  return null;
};

/** Returns the props of a slot in a live remote; null when its descriptor can't be read, so that there is nothing to compare. */
const findProps = ({ descriptors }: LiveSet, remote: string, slot: string): SlotPropsSchema | null => {
  const descriptor = descriptors[remote];
  return descriptor ? (descriptor.slotProps?.[slot] ?? NO_PROPS) : null;
};

const checkWidgets = (
  candidate: RemoteDescriptor,
  others: readonly BootstrapRemote[],
  live: LiveSet,
): Finding[] =>
  (candidate.widgets ?? []).flatMap(({ slot, component }) => {
    const widget = `The widget ${component} of ${candidate.name} ${candidate.version}`;
    // A candidate may fill its own slot.
    if (candidate.slots?.includes(slot)) return [];
    const owner = others.find(({ slots }) => slots?.includes(slot));
    if (!owner) {
      const liveSlots = others.flatMap(({ slots }) => slots ?? []);
      return [
        {
          problem: `${widget} fills the slot ${slot}, which no live remote has; they have: ${liveSlots.join(', ') || 'none'}.`,
          remedy: `Have the team of its page publish the slot first; or change widgets in remotes/${candidate.name}/remote.config.ts.`,
        },
      ];
    }
    const passed = findProps(live, owner.name, slot);
    const mismatch = passed && findMismatch(candidate.slotProps?.[slot] ?? NO_PROPS, passed);
    if (!mismatch) return [];
    return [
      {
        problem: `${widget} does not fit the props of the slot ${slot} of ${owner.name} ${owner.version}, which is live: ${mismatch}.`,
        remedy: `Install the @hashgrid/contracts that ${owner.name} ${owner.version} was built with, and build again; or have ${owner.name} published first.`,
      },
    ];
  });

const checkOwnSlots = (
  candidate: RemoteDescriptor,
  others: readonly BootstrapRemote[],
  live: LiveSet,
): Finding[] =>
  (candidate.slots ?? []).flatMap((slot) =>
    others
      .filter(({ widgets }) => widgets?.some((widget) => widget.slot === slot))
      .flatMap((owner) => {
        const needed = findProps(live, owner.name, slot);
        const mismatch = needed && findMismatch(needed, candidate.slotProps?.[slot] ?? NO_PROPS);
        if (!mismatch) return [];
        return [
          {
            problem: `The slot ${slot} of ${candidate.name} ${candidate.version} does not fit the widget of ${owner.name} ${owner.version}, which is live: ${mismatch}.`,
            remedy: `Keep the old props in shared-libs/contracts/src/schemas/slots.ts until ${owner.name} is published with the new ones.`,
          },
        ];
      }),
  );

/** Returns the widgets and slots of a candidate that don't fit those of the other live remotes. */
export const checkSlots = (candidate: RemoteDescriptor, live: LiveSet): Finding[] => {
  const others = live.remotes.filter(({ name }) => name !== candidate.name);
  return [...checkWidgets(candidate, others, live), ...checkOwnSlots(candidate, others, live)];
};
