/** Wallet addresses that one account can have. */
export const LINKED_ADDRESSES = { maxCount: 10 } as const;
export const ADDRESS_NAME = { maxLength: 40 } as const;

/** A sign-in message (EIP-4361); longer ones aren't read. */
export const SIGN_IN_MESSAGE = { minLength: 1, maxLength: 2000 } as const;
/** In hexadecimal. Signatures of contract accounts have any length, and the code of the account in front (ERC-6492). */
export const WALLET_SIGNATURE = {
  minLength: 4,
  maxLength: 16_384,
  pattern: '^0x([0-9a-fA-F]{2})+$',
} as const;
