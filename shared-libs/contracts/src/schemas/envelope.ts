import { Type, type Static, type TSchema } from './Type';

/** Error messages of form fields, keyed by field name. */
export const FieldErrorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrorsSchema>;

/** A single-use token that proves control of a wallet address until it expires. Valid only on the device that signed. */
const AddressProofSchema = Type.Object({ addressProof: Type.String(), expiresAt: Type.String() });

/** Body of every error response. */
export const ApiErrorSchema = Type.Object({
  statusCode: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(FieldErrorsSchema),
  /** Seconds to wait before a retry, as in the header `Retry-After`: when rate limited, and while sending tokens is paused. */
  retryAfter: Type.Optional(Type.Integer()),
  /** Present with `ERROR_CODES.addressNotLinked`. */
  data: Type.Optional(AddressProofSchema),
});
export type ApiErrorBody = Static<typeof ApiErrorSchema>;

/** Body of every successful response. */
export const success = <Data extends TSchema>(data: Data) =>
  Type.Object({ message: Type.Optional(Type.String()), data });
export interface Success<Data> {
  message?: string;
  data: Data;
}

export const MessageSchema = Type.Object({ message: Type.String() });
export type Message = Static<typeof MessageSchema>;
