import {
  DEFAULT_LOCALE,
  findPreloadedWidgets,
  findScreen,
  toBootstrapRemote,
  type Bootstrap,
  type BootstrapRemote,
  type FoundScreen,
  type Registry,
  type RemoteDescriptor,
  type RemoteDetails,
  type ShellDescriptor,
} from '@hashgrid/contracts';
import type { Preview } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from './GatewayConfig';
import { isCandidate } from './selectReleases';
import { hasDetails } from './withPreview';

const toDetails = ({ version, entry, chunks, integrity }: RemoteDescriptor): RemoteDetails => ({
  version,
  entry,
  chunks,
  integrity,
});

/** A page or widget that the HTML preloads. */
export interface PreloadedComponent {
  remote: BootstrapRemote;
  component: string;
}

/** The data that a page at a path starts with, its screen, and the components that it shows first. */
export interface PageStart {
  bootstrap: Bootstrap;
  screen: FoundScreen<BootstrapRemote> | null;
  components: PreloadedComponent[];
}

/** Returns the details of remotes whose components are preloaded; none for a build whose files only the browser can read. */
const listDetails = (
  { remotes }: Registry,
  components: readonly PreloadedComponent[],
): Bootstrap['details'] =>
  Object.fromEntries(
    components.flatMap(({ remote: { name } }) => {
      const current = remotes[name]?.current;
      return current && hasDetails(current) ? [[name, toDetails(current.descriptor)]] : [];
    }),
  );

const listComponents = (
  remotes: readonly BootstrapRemote[],
  screen: PageStart['screen'],
): PreloadedComponent[] =>
  screen
    ? [
        { remote: screen.remote, component: screen.route.page },
        ...findPreloadedWidgets(remotes, screen.route),
      ]
    : [];

/** Returns the locales that a shell has texts for. */
export const listLocales = ({ locales }: ShellDescriptor): string[] => [DEFAULT_LOCALE, ...locales];

const describePreview = ({ name, release, local }: Preview): Bootstrap['preview'] => ({
  name,
  version: release?.version ?? local?.version ?? '',
  origin: local?.origin ?? null,
});

/** Returns the start of a page at a path, or null while no shell is published. */
export const bootstrapFor = (
  registry: Registry,
  config: GatewayConfig,
  pathname: string,
  preview: Preview | null = null,
): PageStart | null => {
  const { shell } = registry;
  if (!shell) return null;
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => ({
    ...toBootstrapRemote(name, entry.current),
    ...(isCandidate(entry) && { isCanary: true }),
  }));
  const screen = findScreen(remotes, pathname);
  const components = listComponents(remotes, screen);
  const bootstrap: Bootstrap = {
    gameName: config.gameName,
    apiKey: config.apiKey,
    revision: registry.revision,
    shell: { version: shell.current.version, base: shell.current.base },
    remotes,
    details: listDetails(registry, components),
    ...(!shell.current.descriptor.listsLanguages && { locales: listLocales(shell.current.descriptor) }),
    wallet: config.wallet,
    telemetry: config.telemetry,
    links: config.links,
    ...(preview && { preview: describePreview(preview) }),
    ...(config.artifactsOrigin && { artifactsOrigin: config.artifactsOrigin }),
  };
  return { bootstrap, screen, components };
};
