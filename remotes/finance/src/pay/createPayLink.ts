import { SCREENS } from '@hashgrid/contracts';

/**
 * A link that opens `/pay` with the form filled in; nothing is paid before the payer has reviewed and confirmed it.
 * @param amount decimal string; left out when empty
 */
export function createPayLink(
  origin: string,
  request: { to: string; token: string; amount: string },
): string {
  const link = new URL(SCREENS.pay, origin);
  link.searchParams.set('to', request.to);
  link.searchParams.set('token', request.token);
  if (request.amount) link.searchParams.set('amount', request.amount);
  return link.href;
}
