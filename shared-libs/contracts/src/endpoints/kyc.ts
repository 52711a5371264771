import { success } from '../schemas/envelope';
import { KycSchema, type KycDraft } from '../schemas/kyc';
import { defineEndpoint, payload } from './defineEndpoint';

export const getKyc = defineEndpoint({
  method: 'GET',
  path: '/shared/client/kyc',
  answer: success(KycSchema),
});

/** Saves a step of the draft. */
export const saveKyc = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/kyc',
  payload: payload<KycDraft>(),
  answer: success(KycSchema),
});

export const submitKyc = defineEndpoint({
  method: 'POST',
  path: '/shared/client/kyc/submit',
  answer: success(KycSchema),
});

/** An uploaded image, only for its owner; `kind` is one of `KYC_FILES`. */
export const getKycFile = defineEndpoint({
  method: 'GET',
  path: '/shared/client/kyc/documents/:kind',
  answer: 'blob',
});

/** Multipart, with the image as `file`. */
export const uploadKycFile = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/kyc/documents/:kind',
  payload: payload<FormData>(),
  answer: success(KycSchema),
});

export const removeKycFile = defineEndpoint({
  method: 'DELETE',
  path: '/shared/client/kyc/documents/:kind',
  answer: success(KycSchema),
});
