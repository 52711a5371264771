import { useState } from 'react';
import type { Kyc } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';
import { QueryGate } from '../frame/QueryGate';
import { SettingsFrame } from '../frame/SettingsFrame';
import { useGetKycQuery } from './kycApi';
import { isStanding, KycStanding } from './KycStanding';
import { KycWizard } from './KycWizard';

function KycPanel({ kyc }: { kyc: Kyc }) {
  const [isRenewing, setRenewing] = useState(false);
  const [hasSubmitted, setSubmitted] = useState(false);
  const { status } = kyc;
  if (isStanding(status) && !(status === 'expired' && isRenewing))
    return <KycStanding kyc={kyc} status={status} isNew={hasSubmitted} onRenew={() => setRenewing(true)} />;
  return <KycWizard kyc={kyc} isRenewal={isRenewing} onSubmitted={() => setSubmitted(true)} />;
}

/** `/setting/kyc`: the player shows who they are. */
export default function KycPage() {
  const t = useTranslate();
  const skeleton = (
    <Panel>
      <Skeleton label={t('Loading your identity check')} lines={6} height={40} />
    </Panel>
  );
  return (
    <SettingsFrame
      title={t('Identity check')}
      text={t('It takes your details, a document and a picture of you. Every step is saved.')}
    >
      <QueryGate<Kyc>
        query={useGetKycQuery(undefined, { refetchOnMountOrArgChange: true })}
        failure={t('Your identity check did not load.')}
        skeleton={skeleton}
      >
        {(kyc) => <KycPanel kyc={kyc} />}
      </QueryGate>
    </SettingsFrame>
  );
}
