import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PlatformStore } from './createPlatformStore';
import { PlatformContext } from './PlatformContext';
import type { PlatformServices } from './platformServices';

interface PlatformProviderProps {
  services: PlatformServices;
  store: PlatformStore;
  children: ReactNode;
}

/** Provides store and services to the hooks of this package. */
export const PlatformProvider = ({ services, store, children }: PlatformProviderProps) => (
  <PlatformContext value={services}>
    <Provider store={store}>{children}</Provider>
  </PlatformContext>
);
