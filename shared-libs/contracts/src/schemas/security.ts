import { nullable, stringEnum, Type, type Static } from './Type';
import { ENTERED_PASSWORD, PASSWORD } from '../accountLimits';
import { strict } from './strict';

/** Body of `PATCH /shared/auth/change-password`; ends every other session. */
export const ChangePasswordSchema = Type.Object(
  {
    currentPassword: Type.String(ENTERED_PASSWORD),
    newPassword: Type.String(PASSWORD),
  },
  strict,
);
export type ChangePassword = Static<typeof ChangePasswordSchema>;

/** Device of a request; `browser` and `system` are names with a version, `''` if unknown. */
export const DeviceSchema = Type.Object({
  browser: Type.String(),
  system: Type.String(),
  kind: stringEnum(['desktop', 'mobile', 'other']),
});
export type Device = Static<typeof DeviceSchema>;

/** One session of `GET /shared/auth/sessions`, last used first. */
export const SessionSchema = Type.Object({
  id: Type.String(),
  device: DeviceSchema,
  /** IP address of the last use. */
  ipAddress: Type.String(),
  createdAt: Type.String(),
  usedAt: Type.String(),
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof SessionSchema>;
export const SessionsSchema = Type.Object({ sessions: Type.Array(SessionSchema) });

/** One line of `GET /shared/auth/security-events?cursor=&limit=`, newest first. */
export const SecurityEventSchema = Type.Object({
  id: Type.String(),
  /** One of `SECURITY_EVENTS`. */
  kind: Type.String(),
  device: DeviceSchema,
  ipAddress: Type.String(),
  createdAt: Type.String(),
});
export type SecurityEvent = Static<typeof SecurityEventSchema>;
export const SecurityEventsSchema = Type.Object({
  items: Type.Array(SecurityEventSchema),
  nextCursor: nullable(Type.String()),
});
export type SecurityEvents = Static<typeof SecurityEventsSchema>;
