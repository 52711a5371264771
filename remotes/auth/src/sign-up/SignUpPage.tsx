import { useState } from 'react';
import { readReferralCode } from '../referral/referralCode';
import { SignUpScreen } from './SignUpScreen';

/** `/sign-up` */
export default function SignUpPage() {
  const [referralCode] = useState(readReferralCode);
  return <SignUpScreen referralCode={referralCode} />;
}
