import { KYC_FILES, SCREENS, type KycDocument, type KycFileKind } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

interface RejectedKyc {
  reason: string | null;
  document: KycDocument | null;
  /** Reasons for rejecting individual images. */
  files: Partial<Record<KycFileKind, string>>;
}

/** Returns the text key of an image, which is the one of the screen. A passport has one image, its photo page. */
const getFileText = (kind: KycFileKind, document: KycDocument | null): string => {
  if (kind === 'selfie') return 'Selfie';
  if (document === 'passport') return 'Photo page';
  return kind === 'documentFront' ? 'Front of ID' : 'Back of ID';
};

/** Returns the email that tells a player that their identity is verified. */
export function composeKycApprovedEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
): EmailDraft {
  const t = createEmailTranslate(language);
  const text = t('Your identity is verified. It’s valid for two years.');
  return {
    recipient: email,
    language,
    subject: t('Your identity is verified'),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${gameName}`,
    link: `${publicUrl}${SCREENS.kyc}`,
  };
}

/** Returns the email that tells a player why their identity verification was rejected and what to upload again. */
export function composeKycRejectedEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  { reason, document, files }: RejectedKyc,
): EmailDraft {
  const t = createEmailTranslate(language);
  const fileReasons = KYC_FILES.filter((kind) => files[kind]).map(
    (kind) => `${t(getFileText(kind, document))}: ${files[kind]}`,
  );
  const reasons = [...(reason ? [reason] : []), ...fileReasons].map((line) => `- ${line}`).join('\n');
  const text = t('We couldn’t verify your identity for %game%, for the following reasons:', {
    game: gameName,
  });
  return {
    recipient: email,
    language,
    subject: t('Your identity verification was rejected'),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${reasons}\n\n${t('Please fix this and submit again:')}`,
    link: `${publicUrl}${SCREENS.kyc}`,
  };
}
