import { createContext, useContext } from 'react';
import type { Bootstrap } from '@hashgrid/contracts';
import type { PlatformServices } from './platformServices';

export const PlatformContext = createContext<PlatformServices | null>(null);

/** The services behind the hooks of this package. */
export function usePlatform(): PlatformServices {
  const services = useContext(PlatformContext);
  if (!services) {
    throw new Error(
      'There is no platform here. Draw the component below PlatformProvider (renderPage in a test).',
    );
  }
  return services;
}

/** What the gateway said at the start: game name, links, what is live. */
export const useBootstrap = (): Bootstrap => usePlatform().bootstrap;
