import { BOOT_ELEMENT_ID, type Boot } from '@hashgrid/contracts';

let boot: Boot | null = null;

/** What the gateway wrote into the HTML. Throws when it is missing: nothing can start without it. */
export function readBootstrap(): Boot {
  if (boot) return boot;
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) {
    throw new Error(
      `The HTML has no element #${BOOT_ELEMENT_ID} with the boot data. Open the page through the gateway.`,
    );
  }
  boot = JSON.parse(text) as Boot;
  return boot;
}

/** Nonce of the page's content security policy. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce || undefined;
