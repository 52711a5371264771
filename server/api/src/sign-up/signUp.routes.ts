import {
  ActivateSchema,
  MessageSchema,
  SignUpResultSchema,
  SignUpSchema,
  success,
} from '@hashgrid/contracts/schemas';
import { isLoopback } from '@hashgrid/connection';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { UuidParams } from '../http/UuidParams';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { activateAccount } from './activateAccount';
import type { Context } from '../Context';
import { hasOutbox } from '../mail/hasOutbox';
import { resendActivation } from './resendActivation';
import { signUp } from './signUp';

const tags = ['Sign-up'];
const resultResponse = success(SignUpResultSchema);

/** POST /public/auth/sign-up, GET …/resend-active-token/{id}, POST …/activate. */
export function signUpRoutes(app: Api, context: Context): void {
  app.post(
    '/public/auth/sign-up',
    {
      schema: {
        tags,
        summary: 'Sign up; opening the emailed link creates the account',
        body: withFieldMessages(SignUpSchema, {
          username: FIELD_MESSAGES.invalidUsername,
          email: FIELD_MESSAGES.invalidEmail,
          password: FIELD_MESSAGES.passwordLength,
          terms: FIELD_MESSAGES.termsNotAccepted,
        }),
        response: { 200: resultResponse, ...errorResponses(410, 422, 429) },
      },
    },
    async (request) => ({
      message: MESSAGES.activationEmailSent,
      data: {
        ...(await signUp(context, request.body, readCaller(request))),
        isInOutbox: hasOutbox(context.config) && isLoopback(request.ip),
      },
    }),
  );

  app.get(
    '/public/auth/resend-active-token/:id',
    {
      schema: {
        tags,
        summary: 'Email the activation link again',
        params: UuidParams,
        response: { 200: resultResponse, ...errorResponses(404, 422, 429) },
      },
    },
    async (request) => ({
      message: MESSAGES.emailResent,
      data: await resendActivation(context, request.params.id.toLowerCase(), readCaller(request)),
    }),
  );

  app.post(
    '/public/auth/activate',
    {
      schema: {
        tags,
        summary: 'Activate an account with an emailed link: 404 unknown, 409 used, 410 expired',
        body: withFieldMessages(ActivateSchema, {
          password: FIELD_MESSAGES.passwordLength,
          newPassword: FIELD_MESSAGES.passwordLength,
        }),
        response: { 200: MessageSchema, ...errorResponses(404, 409, 410, 422, 429) },
      },
    },
    async (request) => {
      await activateAccount(context, request.body, readCaller(request));
      return { message: MESSAGES.accountActivated };
    },
  );
}
