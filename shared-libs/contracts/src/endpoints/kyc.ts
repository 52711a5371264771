import { success } from '../schemas/envelope';
import { KycSchema, type KycDraft } from '../schemas/kyc';
import { defineEndpoint, payload } from './defineEndpoint';

export const getKyc = defineEndpoint({
  method: 'GET',
  path: '/shared/client/kyc',
  response: success(KycSchema),
});

/** Saves a step of the draft. */
export const saveKyc = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/kyc',
  payload: payload<KycDraft>(),
  response: success(KycSchema),
});

export const submitKyc = defineEndpoint({
  method: 'POST',
  path: '/shared/client/kyc/submit',
  response: success(KycSchema),
});

/** An uploaded image, available only to its owner; `kind` is one of `KYC_FILES`. */
export const getKycFile = defineEndpoint({
  method: 'GET',
  path: '/shared/client/kyc/documents/:kind',
  response: 'blob',
});

/** Uploads an image: multipart, with the image as `file`. */
export const uploadKycFile = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/kyc/documents/:kind',
  payload: payload<FormData>(),
  response: success(KycSchema),
});

export const removeKycFile = defineEndpoint({
  method: 'DELETE',
  path: '/shared/client/kyc/documents/:kind',
  response: success(KycSchema),
});
