import { nullable, oneOf, Type, type Static } from './Type';
import { KYC_DOCUMENTS, KYC_FILES, KYC_STATUSES } from '../kyc';
import { closed } from './closed';
import { CountrySchema } from './country';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Who somebody is, as the document says. `birthDate` is `YYYY-MM-DD`. */
export const KycDetailsSchema = Type.Object(
  {
    firstName: line(60),
    lastName: line(60),
    birthDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    country: CountrySchema,
    address: line(120),
    city: line(60),
    /** Empty where a country has none. */
    postalCode: Type.String({ maxLength: 16 }),
  },
  closed,
);
export type KycDetails = Static<typeof KycDetailsSchema>;

/** Body of `PUT /shared/client/kyc`: saves a step of the draft; what is missing stays as it is. */
export const KycDraftSchema = Type.Object(
  { details: Type.Optional(KycDetailsSchema), document: Type.Optional(oneOf(KYC_DOCUMENTS)) },
  closed,
);
export type KycDraft = Static<typeof KycDraftSchema>;

/** One uploaded file. `reason` says why the reviewer refused it; it must then be sent again. */
export const KycFileSchema = Type.Object({
  kind: oneOf(KYC_FILES),
  /** Bytes as stored, re-encoded. */
  size: Type.Integer(),
  uploadedAt: Type.String(),
  reason: nullable(Type.String()),
});
export type KycFile = Static<typeof KycFileSchema>;

/**
 * Answer to `GET` and `PUT /shared/client/kyc`, `PUT` and `DELETE /shared/client/kyc/documents/{kind}` (multipart, the
 * file as `file`) and `POST /shared/client/kyc/submit`. `GET …/documents/{kind}` gives the picture itself.
 */
export const KycSchema = Type.Object({
  status: oneOf(KYC_STATUSES),
  details: nullable(KycDetailsSchema),
  document: nullable(oneOf(KYC_DOCUMENTS)),
  files: Type.Array(KycFileSchema),
  /** Why the whole was rejected; null otherwise. */
  reason: nullable(Type.String()),
  submittedAt: nullable(Type.String()),
  decidedAt: nullable(Type.String()),
  /** When an approval runs out. */
  expiresAt: nullable(Type.String()),
});
export type Kyc = Static<typeof KycSchema>;
