import { IMPORT_MAP_POLICY } from '@hashgrid/contracts';

/** The part of the Trusted Types API that is needed here; TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript: (text: string) => string };
}

/** Accepts JSON only: as a script, it would do nothing. */
const createScript = (text: string): string => {
  JSON.parse(text);
  return text;
};

/** The only Trusted Types policy of the page: makes the text of import maps. Browsers without the API take text as it is. */
export const importMapPolicy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  IMPORT_MAP_POLICY,
  { createScript },
) ?? { createScript };
