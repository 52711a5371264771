import { BOOTSTRAP_ELEMENT_ID, type Bootstrap } from '@hashgrid/contracts';

let bootstrap: Bootstrap | null = null;

/** What the gateway wrote into the HTML. Throws when it is missing: nothing can start without it. */
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

/** Nonce of the page's content security policy. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce || undefined;
