import { useState } from 'react';
import type { Kyc } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';
import { QueryGate } from '../frame/QueryGate';
import { SettingsFrame } from '../frame/SettingsFrame';
import { useGetKycQuery } from './kycApi';
import { isStanding, KycStatusPanel } from './KycStatusPanel';
import { KycWizard } from './KycWizard';

function KycPanel({ kyc }: { kyc: Kyc }) {
  const [isRenewing, setRenewing] = useState(false);
  const [hasSubmitted, setSubmitted] = useState(false);
  const { status } = kyc;
  if (isStanding(status) && !(status === 'expired' && isRenewing))
    return (
      <KycStatusPanel kyc={kyc} status={status} isNew={hasSubmitted} onRenew={() => setRenewing(true)} />
    );
  return <KycWizard kyc={kyc} isRenewal={isRenewing} onSubmitted={() => setSubmitted(true)} />;
}

/** `/setting/kyc`: the player shows who they are. */
export default function KycPage() {
  const t = useTranslate();
  const skeleton = (
    <Panel>
      <Skeleton label={t('Loading your verification')} lines={6} height={40} />
    </Panel>
  );
  return (
    <SettingsFrame
      title={t('Identity verification')}
      text={t('You’ll need your details, an ID and a selfie. Your progress is saved.')}
    >
      <QueryGate<Kyc>
        query={useGetKycQuery(undefined, { refetchOnMountOrArgChange: true })}
        failure={t('Couldn’t load your verification')}
        skeleton={skeleton}
      >
        {(kyc) => <KycPanel kyc={kyc} />}
      </QueryGate>
    </SettingsFrame>
  );
}
