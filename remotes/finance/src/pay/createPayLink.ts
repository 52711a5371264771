import { SCREENS } from '@hashgrid/contracts';

/**
 * Creates a link that opens `/pay` with the form prefilled. The payer still reviews and confirms the payment.
 * @param request `amount` is a decimal string, omitted from the link when empty
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
