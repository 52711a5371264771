import type { ComponentType } from 'react';
import type { WidgetHostProps } from '@hashgrid/platform/host';
import { RemoteComponent } from '../routing/RemoteComponent';

/** A widget of a remote in another remote's page, inside an error boundary. */
export function WidgetHost({ widget, slotProps, placeholder, renderFailure }: WidgetHostProps) {
  const { remote, component } = widget;
  return (
    <RemoteComponent
      remote={remote}
      component={component}
      instance={component}
      placeholder={placeholder}
      renderFailure={({ onRetry }) => renderFailure(onRetry)}
    >
      {(Loaded) => {
        const Widget = Loaded as ComponentType<object>;
        return <Widget {...slotProps} />;
      }}
    </RemoteComponent>
  );
}
