import type { SecurityEventKind } from '@hashgrid/contracts';
import {
  checkIcon,
  closeIcon,
  downloadIcon,
  infoIcon,
  keyIcon,
  lockIcon,
  logoutIcon,
  refreshIcon,
  securityIcon,
  walletIcon,
  warnIcon,
  type IconShape,
  type Tone,
} from '@hashgrid/ui';

interface EventPresentation {
  /** Text key. */
  text: string;
  icon: IconShape;
  /** `warn` and `loss` mark events that may need attention. */
  tone: Tone;
}

const PRESENTATIONS: Record<SecurityEventKind, EventPresentation> = {
  loggedIn: { text: 'Logged in', icon: checkIcon, tone: 'gain' },
  loginFailed: { text: 'Failed login', icon: warnIcon, tone: 'warn' },
  loggedOut: { text: 'Logged out', icon: logoutIcon, tone: 'neutral' },
  sessionEnded: { text: 'Session ended', icon: logoutIcon, tone: 'neutral' },
  sessionReused: { text: 'Suspicious session ended', icon: warnIcon, tone: 'loss' },
  accountLocked: { text: 'Further attempts blocked after repeated failures', icon: lockIcon, tone: 'loss' },
  passwordChanged: { text: 'Password changed', icon: keyIcon, tone: 'info' },
  passwordReset: { text: 'Password reset by email', icon: keyIcon, tone: 'warn' },
  twoFactorEnabled: { text: 'Two-factor authentication turned on', icon: securityIcon, tone: 'gain' },
  twoFactorDisabled: { text: 'Two-factor authentication turned off', icon: securityIcon, tone: 'warn' },
  recoveryCodeUsed: { text: 'Recovery code used', icon: keyIcon, tone: 'warn' },
  recoveryCodesCreated: { text: 'New recovery codes created', icon: refreshIcon, tone: 'info' },
  accountClosed: { text: 'Account closed', icon: closeIcon, tone: 'warn' },
  accountRestored: { text: 'Account restored', icon: checkIcon, tone: 'gain' },
  dataExported: { text: 'Data downloaded', icon: downloadIcon, tone: 'warn' },
  addressLinked: { text: 'Wallet linked', icon: walletIcon, tone: 'warn' },
  addressRenamed: { text: 'Wallet renamed', icon: walletIcon, tone: 'info' },
  addressUnlinked: { text: 'Wallet unlinked', icon: walletIcon, tone: 'warn' },
};

const isKnown = (kind: string): kind is SecurityEventKind => Object.hasOwn(PRESENTATIONS, kind);

/** Returns how an event of the security log is displayed. A kind that only a newer server knows is shown by its name. */
export const getEventPresentation = (kind: string): EventPresentation =>
  isKnown(kind) ? PRESENTATIONS[kind] : { text: kind, icon: infoIcon, tone: 'neutral' };
