import { ok, type FakeHandlers } from '@hashgrid/testing';

export const STATUS = 'GET /auth/client/gg-2fa';
export const SET_UP = 'POST /auth/client/gg-2fa/setup';
export const ENABLE = 'POST /auth/client/gg-2fa/enable';
export const DISABLE = 'POST /auth/client/gg-2fa/disable';
export const NEW_CODES = 'POST /auth/client/gg-2fa/recovery-codes';

/** Response while two-factor authentication is off. */
export const disabledResponse = ok({ isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 });
/** Returns the response while two-factor authentication is on. */
export const enabledResponse = (recoveryCodesLeft = 8) =>
  ok({ isEnabled: true, enabledAt: '2026-01-05T10:00:00.000Z', recoveryCodesLeft });

export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** Key URI, which authenticator apps open. */
export const setupUrl = `otpauth://totp/Hashgrid:satoshi?secret=${secret}&issuer=Hashgrid`;
export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7KQ2M-W9XT${'ABCDEFGHJK'[index]}`);

/** Handlers of a server with two-factor authentication off, which accepts every password and code. */
export const twoFactorServer: FakeHandlers = {
  [STATUS]: disabledResponse,
  [SET_UP]: ok({ secret, url: setupUrl }),
  [ENABLE]: ok({ recoveryCodes }),
  [DISABLE]: ok(null, 'Two-factor authentication is off.'),
  [NEW_CODES]: ok({ recoveryCodes }),
};
