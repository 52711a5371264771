import type { ReactNode } from 'react';
import { QueryBoundary, useLazyModule } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import type { LowerPanelsProps } from './LowerPanels';

const loadPanels = () => import('./LowerPanels');

/** The panels below the first view. Their code is loaded after the first paint, so that the balance is shown earlier. */
export function LazyLowerPanels({ placeholder, ...props }: LowerPanelsProps & { placeholder: ReactNode }) {
  const t = useTranslate();
  return (
    <QueryBoundary
      query={useLazyModule(loadPanels)}
      failure={t('Couldn’t load your game')}
      skeleton={placeholder}
    >
      {({ LowerPanels }) => <LowerPanels {...props} />}
    </QueryBoundary>
  );
}
