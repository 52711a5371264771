import type { KycDocument } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { composeKycRejectedEmail } from './kycEmails';

const CONFIG = { publicUrl: 'http://localhost:3000', gameName: 'Hashgrid' } as ApiConfig;
const RECIPIENT = { username: 'ada', email: 'ada@example.com', language: 'en-US' };

test.each<[KycDocument, string]>([
  ['passport', '- Photo page: Cut off.\n- Selfie: Too dark.'],
  ['idCard', '- Front of ID: Cut off.\n- Back of ID: Blurred.\n- Selfie: Too dark.'],
  ['drivingLicence', '- Front of ID: Cut off.\n- Back of ID: Blurred.\n- Selfie: Too dark.'],
])('names the rejected images of a document of type %s as the screen does', (document, reasons) => {
  const files = {
    documentFront: 'Cut off.',
    ...(document !== 'passport' && { documentBack: 'Blurred.' }),
    selfie: 'Too dark.',
  };
  const { body } = composeKycRejectedEmail(CONFIG, RECIPIENT, { reason: null, document, files });
  expect(body).toContain(`for the following reasons:\n\n${reasons}\n\nPlease fix this`);
});
