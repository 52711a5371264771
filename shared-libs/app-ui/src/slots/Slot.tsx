import { Fragment, useState, type ReactNode } from 'react';
import type { SlotName, SlotProps } from '@hashgrid/contracts';
import { useSlot } from '@hashgrid/platform';
import { SlotFailure } from './SlotFailure';
import { useIsSeen } from './useIsSeen';

interface SlotComponentProps<Name extends SlotName> {
  /** One of the `slots` that the page's `remote.config.ts` declares. */
  name: Name;
  slotProps: SlotProps[Name];
  /** Shown until a widget is loaded; give it the size of the widget, so that the page doesn't shift. */
  placeholder: ReactNode;
}

/**
 * An area of a page that widgets of other remotes fill. Their code is loaded once the slot is in the viewport; the page never
 * waits for it. Renders nothing when no live remote fills the slot, or when flags hide its widgets from the player.
 *
 * @example
 * <Slot name="dashboard.balance" slotProps={{ size: 'large' }} placeholder={<Skeleton height={200} />} />
 */
export function Slot<Name extends SlotName>({ name, slotProps, placeholder }: SlotComponentProps<Name>) {
  // State, not a ref: a flag may add the first widget, and so this element, long after the first render.
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const isSeen = useIsSeen(root);
  const { widgets, WidgetHost } = useSlot(name);
  if (widgets.length === 0) return null;
  return (
    <div ref={setRoot} data-slot={name}>
      {widgets.map((widget) => (
        <Fragment key={widget.remote.name + widget.component}>
          {isSeen ? (
            <WidgetHost
              widget={widget}
              slotProps={slotProps}
              placeholder={placeholder}
              renderFailure={(retry) => <SlotFailure title={widget.title} onRetry={retry} />}
            />
          ) : (
            placeholder
          )}
        </Fragment>
      ))}
    </div>
  );
}
