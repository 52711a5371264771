import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { SignUpScreen } from '../sign-up/SignUpScreen';
import { keepReferralCode, referralCodeIn } from './referralCode';

/** `/ref` and all below it: sign-up with the code of the path [R2]. */
export default function ReferralPage() {
  const code = referralCodeIn(useParams()['*']);
  useEffect(() => {
    if (code) keepReferralCode(code);
  }, [code]);
  return <SignUpScreen key={code} referralCode={code} />;
}
