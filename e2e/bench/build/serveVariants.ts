import { startProduct, type Product } from '../../fixtures/startProduct';
import { getDataDir } from './benchPaths';
import { readRegistry } from '../../fixtures/dataFolder';
import type { Variant } from '../variants';

/**
 * Starts a gateway for each variant, all in front of the same API. They reach the API through the product's gateway, which doesn't
 * pass on `GET /registry`, so each gateway keeps the registry of its variant.
 * @throws {Error} when a start has changed the registry of its variant, because the sources changed since the builds.
 */
export const serveVariants = async (
  variants: readonly Variant[],
  apiUrl: string,
): Promise<Map<Variant, Product>> => {
  const servers = new Map<Variant, Product>();
  try {
    for (const variant of variants) {
      const dataDir = getDataDir(variant);
      const { revision } = readRegistry(dataDir);
      servers.set(variant, await startProduct({ dataDir, env: { API_URL: apiUrl } }));
      if (readRegistry(dataDir).revision !== revision) {
        throw new Error('Sources changed while the bench built its variants. Run it again.');
      }
    }
    return servers;
  } catch (error) {
    await stopServers(servers);
    throw error;
  }
};

export const stopServers = async (servers: ReadonlyMap<Variant, Product>): Promise<void> => {
  await Promise.all([...servers.values()].map((product) => product.stop()));
};
