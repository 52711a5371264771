import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  createPlatformServices,
  createPlatformStore,
  LanguageProvider,
  ModalLayer,
  PlatformProvider,
} from '@hashgrid/platform/host';
import { NO_THIRD_PARTY_TELEMETRY, DEFAULT_WALLET_SETTINGS, type Bootstrap } from '@hashgrid/contracts';
import { GlobalStyles } from '@hashgrid/ui';
import type { ComponentDescription } from '../describeComponents';
import { Catalog } from './Catalog';

const BOOTSTRAP: Bootstrap = {
  gameName: 'Hashgrid',
  apiKey: 'catalog',
  revision: 1,
  shell: { version: '1.0.0', base: '/' },
  remotes: [],
  details: {},
  wallet: DEFAULT_WALLET_SETTINGS,
  telemetry: NO_THIRD_PARTY_TELEMETRY,
  links: { support: '', community: [] },
};

function App({ components }: { components: readonly ComponentDescription[] }) {
  const [isMotionReduced, setMotionReduced] = useState(false);
  const [services] = useState(() => createPlatformServices(BOOTSTRAP));
  const [store] = useState(() => createPlatformStore(services));
  return (
    <GlobalStyles motion={isMotionReduced ? 'reduced' : 'system'}>
      <LanguageProvider loadLanguages={() => Promise.resolve([])} onChoice={() => undefined}>
        <PlatformProvider services={services} store={store}>
          <BrowserRouter>
            <Catalog
              components={components}
              isMotionReduced={isMotionReduced}
              onMotionReducedChange={setMotionReduced}
            />
            <ModalLayer />
          </BrowserRouter>
        </PlatformProvider>
      </LanguageProvider>
    </GlobalStyles>
  );
}

const response = await fetch('/components.json');
const components = (await response.json()) as ComponentDescription[];
createRoot(document.getElementById('root') as HTMLElement).render(<App components={components} />);
