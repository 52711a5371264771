import {
  DEFAULT_LOCALE,
  findScreen,
  toBootstrapRemote,
  type Bootstrap,
  type BootstrapRemote,
  type FoundScreen,
  type Registry,
  type Release,
  type RemoteDescriptor,
  type RemoteDetails,
  type ShellDescriptor,
} from '@hashgrid/contracts';
import type { Preview } from '@hashgrid/contracts/releases';
import { findPreloadedWidgets } from './findPreloadedWidgets';
import type { GatewayConfig } from '../GatewayConfig';
import { isCandidate } from '../registry/selectReleases';
import { hasDetails } from '../previews/withPreview';

const toDetails = ({ version, entry, chunks, integrity }: RemoteDescriptor): RemoteDetails => ({
  version,
  entry,
  chunks,
  integrity,
});

/** A page or widget that the HTML preloads, with its release. */
export interface PreloadedComponent {
  /** Name of the remote. */
  name: string;
  release: Release<RemoteDescriptor>;
  component: string;
}

/** The data that a page at a path starts with, its screen, and the components that it shows first. */
export interface PageStart {
  bootstrap: Bootstrap;
  screen: FoundScreen<BootstrapRemote> | null;
  components: PreloadedComponent[];
}

/** Returns the page at a path and the widgets in its first view, except those of a build whose files only the browser can read. */
const listComponents = (
  registry: Registry,
  remotes: readonly BootstrapRemote[],
  screen: PageStart['screen'],
): PreloadedComponent[] => {
  if (!screen) return [];
  const page = { remote: screen.remote, component: screen.route.page };
  return [page, ...findPreloadedWidgets(remotes, screen.route)].flatMap(({ remote: { name }, component }) => {
    const release = registry.remotes[name]?.current;
    return release && hasDetails(release) ? [{ name, release, component }] : [];
  });
};

/** Returns the locales that a shell has texts for. */
export const listLocales = ({ locales }: ShellDescriptor): string[] => [DEFAULT_LOCALE, ...locales];

const describePreview = ({ name, release, local }: Preview): Bootstrap['preview'] => ({
  name,
  version: release?.version ?? local?.version ?? '',
  origin: local?.origin ?? null,
});

/** Returns what the page at a path starts with; null while no shell is published. */
export const createPageStart = (
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
  const components = listComponents(registry, remotes, screen);
  const bootstrap: Bootstrap = {
    gameName: config.gameName,
    apiKey: config.apiKey,
    revision: registry.revision,
    shell: { version: shell.current.version, base: shell.current.base },
    remotes,
    details: Object.fromEntries(components.map(({ name, release }) => [name, toDetails(release.descriptor)])),
    ...(!shell.current.descriptor.listsLanguages && { locales: listLocales(shell.current.descriptor) }),
    wallet: config.wallet,
    telemetry: config.telemetry,
    links: config.links,
    ...(preview && { preview: describePreview(preview) }),
    ...(config.artifactsOrigin && { artifactsOrigin: config.artifactsOrigin }),
  };
  return { bootstrap, screen, components };
};
