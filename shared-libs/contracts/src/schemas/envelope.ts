import { Type, type Static, type TSchema } from './Type';

/** Messages for the fields of a form, keyed by field name [A14]. */
export const FieldErrorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrorsSchema>;

/** Body of every failure. */
export const ApiErrorSchema = Type.Object({
  statusCode: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(FieldErrorsSchema),
  /** Whole seconds until another try makes sense, the same as the header `Retry-After`: with 4290, and with 403 while sends are paused. */
  retryAfter: Type.Optional(Type.Integer()),
});
export type ApiErrorBody = Static<typeof ApiErrorSchema>;

/** Body of every success. */
export const success = <Data extends TSchema>(data: Data) =>
  Type.Object({ message: Type.Optional(Type.String()), data });
export interface Success<Data> {
  message?: string;
  data: Data;
}

export const MessageSchema = Type.Object({ message: Type.String() });
export type Message = Static<typeof MessageSchema>;
