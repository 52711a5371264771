import { IMPORT_MAP_POLICY } from '@hashgrid/contracts';

/** The part of the Trusted Types API that this file needs; TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript: (text: string) => string };
}

/** Accepts only JSON, which does nothing if it runs as a script. */
const createScript = (text: string): string => {
  JSON.parse(text);
  return text;
};

/** The only Trusted Types policy of the page, which creates the text of import maps. Without the API, browsers accept plain text. */
export const importMapPolicy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  IMPORT_MAP_POLICY,
  { createScript },
) ?? { createScript };
