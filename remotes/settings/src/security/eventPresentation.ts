import type { SecurityEventKind } from '@hashgrid/contracts';
import {
  checkIcon,
  closeIcon,
  infoIcon,
  keyIcon,
  lockIcon,
  logoutIcon,
  refreshIcon,
  securityIcon,
  warnIcon,
  type IconShape,
  type Tone,
} from '@hashgrid/ui';

interface EventLook {
  /** Key of the text that says what happened. */
  text: string;
  icon: IconShape;
  /** `warn` and `loss` are worth a second look. */
  tone: Tone;
}

const LOOKS: Record<SecurityEventKind, EventLook> = {
  signedIn: { text: 'Logged in', icon: checkIcon, tone: 'gain' },
  signInFailed: { text: 'Failed login', icon: warnIcon, tone: 'warn' },
  signedOut: { text: 'Logged out', icon: logoutIcon, tone: 'neutral' },
  sessionEnded: { text: 'Session ended', icon: logoutIcon, tone: 'neutral' },
  sessionReused: { text: 'Suspicious session ended', icon: warnIcon, tone: 'loss' },
  accountLocked: { text: 'Account locked after failed logins', icon: lockIcon, tone: 'loss' },
  passwordChanged: { text: 'Password changed', icon: keyIcon, tone: 'cyan' },
  passwordReset: { text: 'Password reset by email', icon: keyIcon, tone: 'warn' },
  twoFactorEnabled: { text: 'Two-factor turned on', icon: securityIcon, tone: 'gain' },
  twoFactorDisabled: { text: 'Two-factor turned off', icon: securityIcon, tone: 'warn' },
  recoveryCodeUsed: { text: 'Recovery code used', icon: keyIcon, tone: 'warn' },
  recoveryCodesMade: { text: 'New recovery codes created', icon: refreshIcon, tone: 'cyan' },
  accountClosed: { text: 'Account closed', icon: closeIcon, tone: 'warn' },
  accountRestored: { text: 'Account restored', icon: checkIcon, tone: 'gain' },
};

const isKnown = (kind: string): kind is SecurityEventKind => Object.hasOwn(LOOKS, kind);

/** How a line of the security log is shown; a kind from a newer server is shown by its own name. */
export const eventPresentation = (kind: string): EventLook =>
  isKnown(kind) ? LOOKS[kind] : { text: kind, icon: infoIcon, tone: 'neutral' };
