import { useMemo } from 'react';
import type { SlotName } from '@hashgrid/contracts';
import { usePlatform } from '../store/PlatformContext';
import { useSession } from '../session/useSession';
import { findWidgets } from './findWidgets';

/** Returns the widgets that fill a slot for this player, and the component that renders them. */
export function useSlot(name: SlotName) {
  const { bootstrap, WidgetHost } = usePlatform();
  const flags = useSession().user?.flags;
  const widgets = useMemo(() => findWidgets(bootstrap.remotes, name, flags), [bootstrap, name, flags]);
  return { widgets, WidgetHost };
}
