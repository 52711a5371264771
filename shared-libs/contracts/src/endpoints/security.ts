import { MessageSchema, success } from '../schemas/envelope';
import { SecurityEventsSchema, SessionsSchema, type ChangePassword } from '../schemas/security';
import type { Pagination } from './Pagination';
import { defineEndpoint, payload } from './defineEndpoint';

/** Changes the password, and ends every other session. */
export const changePassword = defineEndpoint({
  method: 'PATCH',
  path: '/shared/auth/change-password',
  identifiesDevice: true,
  payload: payload<ChangePassword>(),
  response: MessageSchema,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/shared/auth/sessions',
  response: success(SessionsSchema),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/shared/auth/sessions/:id',
  response: MessageSchema,
});

/** Ends all sessions except the current one. */
export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/shared/auth/sessions',
  response: MessageSchema,
});

/** Ends the current session: logs out. */
export const endCurrentSession = defineEndpoint({
  method: 'DELETE',
  path: '/shared/auth/sessions/current',
  response: MessageSchema,
});

/** The security log, newest first. */
export const listSecurityEvents = defineEndpoint({
  method: 'GET',
  path: '/shared/auth/security-events',
  payload: payload<Pagination>(),
  response: success(SecurityEventsSchema),
});
