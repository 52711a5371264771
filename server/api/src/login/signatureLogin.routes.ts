import {
  LoginNonceSchema,
  LoginTokensSchema,
  SignatureLoginSchema,
  success,
} from '@hashgrid/contracts/schemas';
import { createNonce } from '../address-proofs/createNonce';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { readCaller } from '../http/readCaller';
import { logInWithSignature } from './logInWithSignature';

const tags = ['Login'];

/** GET /public/auth/nonce, POST /public/auth/login/signature. */
export function signatureLoginRoutes(app: Api, context: Context): void {
  app.get(
    '/public/auth/nonce',
    {
      schema: {
        tags,
        summary: 'A nonce for one sign-in message; valid for ten minutes and one attempt',
        response: { 200: success(LoginNonceSchema), ...errorResponses(429) },
      },
    },
    async (request) => ({ data: await createNonce(context, readCaller(request).ipAddress) }),
  );

  app.post(
    '/public/auth/login/signature',
    {
      schema: {
        tags,
        summary:
          'Log in with an EIP-4361 message signed by a wallet; 5005 with an addressProof for an address without an account',
        body: SignatureLoginSchema,
        response: { 200: success(LoginTokensSchema), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => ({ data: await logInWithSignature(context, request.body, readCaller(request)) }),
  );
}
