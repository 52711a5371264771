import { Type, type Static, type TSchema } from './Type';

/** Error messages of form fields, keyed by field name [A14]. */
export const FieldErrorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrorsSchema>;

/** Proves for a while that the caller holds the key of an address; valid once, on the device that signed. */
const AddressProofSchema = Type.Object({ addressProof: Type.String(), expiresAt: Type.String() });

/** Body of every error response. */
export const ApiErrorSchema = Type.Object({
  statusCode: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(FieldErrorsSchema),
  /** Seconds until a retry makes sense, same as the header `Retry-After`: with 4290, and with 403 while sending is paused. */
  retryAfter: Type.Optional(Type.Integer()),
  /** With `ERROR_CODES.addressNotLinked`. */
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
