import { startProduct, type Product } from '../fixtures/startProduct';
import { getDataDir } from './build/benchPaths';
import { readRegistry } from './build/buildVariants';
import type { Variant } from './variants';

/**
 * Starts a gateway for each variant, all in front of the same API.
 * @throws {Error} when the sources changed since the builds, as the gateways would then rebuild.
 */
export const serveVariants = async (
  variants: readonly Variant[],
  apiUrl: string,
): Promise<Map<Variant, Product>> => {
  const served = new Map<Variant, Product>();
  try {
    for (const variant of variants) {
      const dataDir = getDataDir(variant);
      const { revision } = readRegistry(dataDir);
      served.set(variant, await startProduct({ dataDir, env: { API_URL: apiUrl } }));
      if (readRegistry(dataDir).revision !== revision) {
        throw new Error('Sources changed while the bench built its variants. Run it again.');
      }
    }
    return served;
  } catch (error) {
    await stopAll(served);
    throw error;
  }
};

export const stopAll = async (served: ReadonlyMap<Variant, Product>): Promise<void> => {
  await Promise.all([...served.values()].map((product) => product.stop()));
};
