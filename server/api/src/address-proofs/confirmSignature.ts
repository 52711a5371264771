import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { checkContractSignature } from './checkContractSignature';
import { isKeySignature } from './isKeySignature';
import type { ProvedAddress } from './ProvedAddress';
import type { SignInMessage } from './SignInMessage';

/**
 * Returns the address of a sign-in message when it is an EOA whose key signed the message, or a contract
 * account that accepts the signature on the chain of the message (EIP-1271, ERC-6492). Throws
 * `unauthenticated` otherwise, also when no node answers.
 */
export async function confirmSignature(
  { chains }: Pick<Context, 'chains'>,
  { address, chainId }: SignInMessage,
  { message, signature: text }: { message: string; signature: string },
): Promise<ProvedAddress> {
  const signature = text as `0x${string}`;
  if (await isKeySignature(address, message, signature)) return { address, contractChainId: null };
  const { hashMessage } = await import('viem/utils');
  const signed = { address, hash: hashMessage(message), signature };
  const verdict = await checkContractSignature(chains.find(chainId), signed);
  if (verdict === 'accepted') return { address, contractChainId: chainId };
  const isUnknown = verdict === 'unknown';
  throw new DomainError(
    'unauthenticated',
    isUnknown ? MESSAGES.contractUnverifiable : MESSAGES.incorrectSignature,
  );
}
