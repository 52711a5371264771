import { Type } from 'typebox';
import {
  LinkAddressSchema,
  LinkedAddressesSchema,
  LinkedAddressSchema,
  MessageSchema,
  NameAddressSchema,
  success,
} from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { readCaller } from '../http/readCaller';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { OwnerProofBody } from '../http/OwnerProofBody';
import { linkAddress } from './linkAddress';
import { listAddresses } from './listAddresses';
import { renameAddress } from './renameAddress';
import { unlinkAddress } from './unlinkAddress';

const tags = ['Wallet addresses'];
const params = Type.Object({ address: Type.String() });

function addChangeRoutes(app: Api, context: Context): void {
  app.patch(
    '/shared/client/addresses/:address',
    {
      schema: {
        tags,
        summary: 'Name a linked wallet address; an empty name clears it',
        params,
        body: withFieldMessages(NameAddressSchema, { name: FIELD_MESSAGES.max40Characters }),
        response: { 200: success(LinkedAddressSchema), ...errorResponses(404, 422, 429) },
      },
    },
    async (request) => {
      const { accountId } = getPlayer(request);
      const change = { accountId, address: request.params.address, name: request.body.name };
      return {
        message: MESSAGES.addressRenamed,
        data: await renameAddress(context, change, readCaller(request)),
      };
    },
  );

  app.post(
    '/shared/client/addresses/:address/unlink',
    {
      schema: {
        tags,
        summary:
          'Unlink a wallet address and end its other sessions; needs the password, and a code if two-factor authentication is on',
        params,
        body: OwnerProofBody,
        response: { 200: MessageSchema, ...errorResponses(404, 409, 422, 429) },
      },
    },
    async (request) => {
      const change = { address: request.params.address, proof: request.body };
      await unlinkAddress(context, getPlayer(request), change, readCaller(request));
      return { message: MESSAGES.addressUnlinked };
    },
  );
}

/** GET and POST /shared/client/addresses, PATCH …/{address}, POST …/{address}/unlink. */
export function linkedAddressRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/client/addresses',
    {
      schema: {
        tags,
        summary: 'The wallet addresses that log in to your account, first linked first',
        response: { 200: success(LinkedAddressesSchema) },
      },
    },
    async (request) => ({ data: await listAddresses(context, getPlayer(request).accountId) }),
  );

  app.post(
    '/shared/client/addresses',
    {
      schema: {
        tags,
        summary:
          'Link a wallet address with a signed message or an addressProof; needs the password, and a code if two-factor authentication is on, unless you have just logged in with them',
        body: withFieldMessages(LinkAddressSchema, {
          name: FIELD_MESSAGES.max40Characters,
          password: FIELD_MESSAGES.passwordLength,
          code: FIELD_MESSAGES.invalidCode,
        }),
        response: { 200: success(LinkedAddressSchema), ...errorResponses(409, 410, 422, 429) },
      },
    },
    async (request) => ({
      message: MESSAGES.addressLinked,
      data: await linkAddress(context, getPlayer(request), request.body, readCaller(request)),
    }),
  );

  addChangeRoutes(app, context);
}
