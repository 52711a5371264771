import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { SignUpScreen } from '../sign-up/SignUpScreen';
import { saveReferralCode, parseReferralCode } from './referralCode';

/** `/ref` and every path below it: sign-up with the referral code from the path [R2]. */
export default function ReferralPage() {
  const code = parseReferralCode(useParams()['*']);
  useEffect(() => {
    if (code) saveReferralCode(code);
  }, [code]);
  return <SignUpScreen key={code} referralCode={code} />;
}
