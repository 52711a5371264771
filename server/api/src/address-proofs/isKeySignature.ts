/**
 * Half the order of secp256k1. Each signature has a second, malleable form with an `s` above this ("high s"),
 * which no wallet makes (EIP-2).
 */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;
const KEY_SIGNATURE = /^0x[0-9a-fA-F]{64}(?<s>[0-9a-fA-F]{64})(?:00|01|1b|1c)$/i;

type Hex = `0x${string}`;

/** Returns whether the key of an EOA signed a text (EIP-191). Accepts only 65 bytes with a low `s`. */
export async function isKeySignature(address: Hex, message: string, signature: Hex): Promise<boolean> {
  const s = KEY_SIGNATURE.exec(signature)?.groups?.s;
  if (!s || BigInt(`0x${s}`) > MAX_S) return false;
  const { hashMessage, recoverAddress } = await import('viem/utils');
  // A point that isn't on the curve belongs to no key.
  const signer = await recoverAddress({ hash: hashMessage(message), signature }).catch(() => null);
  return signer === address;
}
