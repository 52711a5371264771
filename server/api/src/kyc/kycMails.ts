import { KYC_FILES, SCREENS, type KycFileKind } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import type { MailDraft, MailRecipient } from '../mail/MailDraft';

const FILE_NAMES: Readonly<Record<KycFileKind, string>> = {
  documentFront: 'Front of the document',
  documentBack: 'Back of the document',
  selfie: 'Selfie',
};

/** Notifies a player that their identity is verified. */
export const kycApprovedMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: MailRecipient,
): MailDraft => ({
  recipient: email,
  subject: 'Your identity is verified',
  body: `Hello ${username},\n\nYour identity is verified. It’s valid for two years.\n\n${gameName}`,
  link: `${publicUrl}${SCREENS.kyc}`,
});

/** Notifies a player why their identity verification was rejected and what to upload again. */
export function kycRejectedMail(
  { publicUrl, gameName }: ApiConfig,
  { username, email }: MailRecipient,
  { reason, files }: { reason: string | null; files: Partial<Record<KycFileKind, string>> },
): MailDraft {
  const fileReasons = KYC_FILES.filter((kind) => files[kind]).map(
    (kind) => `${FILE_NAMES[kind]}: ${files[kind]}`,
  );
  const reasons = [...(reason ? [reason] : []), ...fileReasons].map((line) => `- ${line}`).join('\n');
  return {
    recipient: email,
    subject: 'Your identity verification was rejected',
    body: `Hello ${username},\n\nWe couldn’t verify your identity for ${gameName} yet:\n\n${reasons}\n\nPlease fix this and submit again:`,
    link: `${publicUrl}${SCREENS.kyc}`,
  };
}
