import type { ReactNode } from 'react';
import type { BootstrapRemote } from '@hashgrid/contracts';

/** A widget of a remote that fills a slot. */
export interface OfferedWidget {
  remote: BootstrapRemote;
  /** Name of its component in the remote. */
  component: string;
  /** Title as a text key. */
  title: string;
}

/** Props of the shell's component that loads a widget and renders it in an error boundary. */
export interface WidgetHostProps {
  widget: OfferedWidget;
  /** Props that the page passes to the slot. */
  slotProps: object;
  placeholder: ReactNode;
  renderFailure: (retry: () => void) => ReactNode;
}
