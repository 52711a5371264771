import { BOOTSTRAP_ELEMENT_ID, type Bootstrap } from '@hashgrid/contracts';

let bootstrap: Bootstrap | null = null;

/** Reads the bootstrap data from the HTML. Throws if it is missing. */
export function readBootstrap(): Bootstrap {
  if (bootstrap) return bootstrap;
  const text = document.getElementById(BOOTSTRAP_ELEMENT_ID)?.textContent;
  if (!text) {
    throw new Error(
      `The HTML has no element #${BOOTSTRAP_ELEMENT_ID} with the bootstrap data. Open the page through the gateway.`,
    );
  }
  bootstrap = JSON.parse(text) as Bootstrap;
  return bootstrap;
}

/** Returns the nonce of the page's Content Security Policy; undefined if the page has none. */
export const readCspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce || undefined;
