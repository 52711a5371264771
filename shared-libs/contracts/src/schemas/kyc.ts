import { nullable, stringEnum, Type, type Static } from './Type';
import { KYC_DOCUMENTS, KYC_FILES, KYC_MAX_LENGTHS, KYC_STATUSES } from '../kyc';
import { strict } from './strict';
import { CountrySchema } from './country';
import { DaySchema } from './day';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Personal details as on the document. */
export const KycDetailsSchema = Type.Object(
  {
    firstName: line(KYC_MAX_LENGTHS.firstName),
    lastName: line(KYC_MAX_LENGTHS.lastName),
    birthDate: DaySchema,
    country: CountrySchema,
    address: line(KYC_MAX_LENGTHS.address),
    city: line(KYC_MAX_LENGTHS.city),
    /** Empty in countries without postal codes. */
    postalCode: Type.String({ maxLength: KYC_MAX_LENGTHS.postalCode }),
  },
  strict,
);
export type KycDetails = Static<typeof KycDetailsSchema>;

/** Body of `PUT /shared/client/kyc`: saves a step of the draft; missing fields stay unchanged. */
export const KycDraftSchema = Type.Object(
  { details: Type.Optional(KycDetailsSchema), document: Type.Optional(stringEnum(KYC_DOCUMENTS)) },
  strict,
);
export type KycDraft = Static<typeof KycDraftSchema>;

/** An uploaded file. `reason` says why the reviewer rejected it, so that it must be uploaded again. */
export const KycFileSchema = Type.Object({
  kind: stringEnum(KYC_FILES),
  /** Bytes as stored, re-encoded. */
  size: Type.Integer(),
  uploadedAt: Type.String(),
  reason: nullable(Type.String()),
});
export type KycFile = Static<typeof KycFileSchema>;

/**
 * Response to `GET` and `PUT /shared/client/kyc`, `PUT` and `DELETE /shared/client/kyc/documents/{kind}` (multipart, the
 * file as `file`) and `POST /shared/client/kyc/submit`. `GET …/documents/{kind}` returns the image.
 */
export const KycSchema = Type.Object({
  status: stringEnum(KYC_STATUSES),
  details: nullable(KycDetailsSchema),
  document: nullable(stringEnum(KYC_DOCUMENTS)),
  files: Type.Array(KycFileSchema),
  /** Why the application was rejected; null otherwise. */
  reason: nullable(Type.String()),
  submittedAt: nullable(Type.String()),
  decidedAt: nullable(Type.String()),
  /** When the approval expires. */
  expiresAt: nullable(Type.String()),
});
export type Kyc = Static<typeof KycSchema>;
