import { stringEnum, Type, type Static } from './Type';

/**
 * The slots that pages offer to widgets of other remotes, with the props that the page passes. A release keeps the schemas that it
 * was built with, so that a widget that doesn't match is not published.
 */
export const SLOT_PROPS = {
  /**
   * The player's balance at the top of `/dashboard`; `compact` leaves out what isn't needed at a glance. With `hasPrimaryAction`
   * false, another panel of the page has the main button.
   */
  'dashboard.balance': Type.Object({
    size: stringEnum(['large', 'compact']),
    hasPrimaryAction: Type.Optional(Type.Boolean()),
  }),
};

export type SlotName = keyof typeof SLOT_PROPS;

/** Props of the slots, by name. */
export type SlotProps = { [Name in SlotName]: Static<(typeof SLOT_PROPS)[Name]> };
