import { KYC_FILES, SCREENS, type KycFileKind } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import type { MailDraft, Reader } from '../mail/MailDraft';

const FILE_NAMES: Readonly<Record<KycFileKind, string>> = {
  documentFront: 'Front of the document',
  documentBack: 'Back of the document',
  selfie: 'Selfie',
};

/** Tells a player that their identity is confirmed. */
export const kycApprovedMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: Reader,
): MailDraft => ({
  recipient: email,
  subject: 'Your identity is confirmed',
  body: `Hello ${username},\n\nyour identity check at ${gameName} is approved. There is nothing more to do for two years.`,
  link: `${publicUrl}${SCREENS.kyc}`,
});

/** Tells a player what to send again. */
export function kycRejectedMail(
  { publicUrl, gameName }: ApiConfig,
  { username, email }: Reader,
  { reason, files }: { reason: string | null; files: Partial<Record<KycFileKind, string>> },
): MailDraft {
  const faults = KYC_FILES.filter((kind) => files[kind]).map((kind) => `${FILE_NAMES[kind]}: ${files[kind]}`);
  const reasons = [...(reason ? [reason] : []), ...faults].map((line) => `- ${line}`).join('\n');
  return {
    recipient: email,
    subject: 'Your identity check needs something from you',
    body: `Hello ${username},\n\nwe could not approve your identity check at ${gameName} yet:\n\n${reasons}\n\nPlease mend this and submit it again:`,
    link: `${publicUrl}${SCREENS.kyc}`,
  };
}
