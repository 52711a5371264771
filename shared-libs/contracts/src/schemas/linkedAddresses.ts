import { nullable, Type, type Static } from './Type';
import { ENTERED_PASSWORD, LINK_TOKEN, TWO_FACTOR_CODE } from '../accountLimits';
import { ADDRESS_NAME, SIGN_IN_MESSAGE, WALLET_SIGNATURE } from '../linkedAddressLimits';
import { strict } from './strict';

/**
 * Response to `GET /public/auth/nonce`. The message to sign contains `nonce`, and `issuedAt` as its `Issued At`, because the clock
 * of the device may be wrong.
 */
export const LoginNonceSchema = Type.Object({
  nonce: Type.String(),
  issuedAt: Type.String(),
  expiresAt: Type.String(),
});
export type LoginNonce = Static<typeof LoginNonceSchema>;

/** Body of `POST /public/auth/login/signature`: an EIP-4361 message and the wallet's signature of exactly this text. */
export const SignatureLoginSchema = Type.Object(
  { message: Type.String(SIGN_IN_MESSAGE), signature: Type.String(WALLET_SIGNATURE) },
  strict,
);
export type SignatureLogin = Static<typeof SignatureLoginSchema>;

/** A wallet address that is linked to an account and can log in to it. */
export const LinkedAddressSchema = Type.Object({
  /** With checksum (EIP-55). */
  address: Type.String(),
  /** Name that the player has given it; null without one. */
  name: nullable(Type.String()),
  /** Chain of a contract account (EIP-1271): it logs in on this chain only. Null for an address with a key. */
  contractChainId: nullable(Type.Integer()),
  linkedAt: Type.String(),
  /** Time of the last login with it; null before the first. */
  lastUsedAt: nullable(Type.String()),
});
export type LinkedAddress = Static<typeof LinkedAddressSchema>;

/** Response to `GET /shared/client/addresses`, first linked first. */
export const LinkedAddressesSchema = Type.Object({
  addresses: Type.Array(LinkedAddressSchema),
  /** How many addresses an account can have. */
  maxCount: Type.Integer(),
});
export type LinkedAddresses = Static<typeof LinkedAddressesSchema>;

/**
 * Body of `POST /shared/client/addresses`: either `message` and `signature`, or the `addressProof` of a login with an unknown
 * address. `password`, and `code` with two-factor authentication, are required unless the session began with them in the last ten
 * minutes: a player who logs in to link an address isn't asked twice.
 */
export const LinkAddressSchema = Type.Object(
  {
    message: Type.Optional(Type.String(SIGN_IN_MESSAGE)),
    signature: Type.Optional(Type.String(WALLET_SIGNATURE)),
    addressProof: Type.Optional(Type.String(LINK_TOKEN)),
    name: Type.Optional(Type.String(ADDRESS_NAME)),
    password: Type.Optional(Type.String(ENTERED_PASSWORD)),
    code: Type.Optional(Type.String(TWO_FACTOR_CODE)),
  },
  strict,
);
export type LinkAddress = Static<typeof LinkAddressSchema>;

/** Body of `PATCH /shared/client/addresses/{address}`; an empty name clears it. */
export const NameAddressSchema = Type.Object({ name: Type.String(ADDRESS_NAME) }, strict);
export type NameAddress = Static<typeof NameAddressSchema>;
