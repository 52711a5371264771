/** Maximum number of wallet addresses that are linked to one account. */
export const LINKED_ADDRESSES = { maxCount: 10 } as const;
export const ADDRESS_NAME = { maxLength: 40 } as const;

/** A sign-in message (EIP-4361). */
export const SIGN_IN_MESSAGE = { minLength: 1, maxLength: 2000 } as const;
/** A signature in hexadecimal. A contract account's can have any length, and include the call that deploys the account (ERC-6492). */
export const WALLET_SIGNATURE = {
  minLength: 4,
  maxLength: 16_384,
  pattern: '^0x([0-9a-fA-F]{2})+$',
} as const;
