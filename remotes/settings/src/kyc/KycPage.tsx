import { useState } from 'react';
import { QueryBoundary } from '@hashgrid/app-ui';
import type { Kyc } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Panel, Skeleton } from '@hashgrid/ui';
import { SettingsLayout } from '../layout/SettingsLayout';
import { useGetKycQuery } from './kycApi';
import { isReadOnlyStatus, KycStatusPanel } from './KycStatusPanel';
import { KycWizard } from './KycWizard';

function KycPanel({ kyc }: { kyc: Kyc }) {
  const [isRenewing, setRenewing] = useState(false);
  const [hasSubmitted, setSubmitted] = useState(false);
  const { status } = kyc;
  const isReadOnly = isReadOnlyStatus(status);
  // Once the renewal is submitted, a rejection is about single steps again.
  if (isRenewing && isReadOnly && status !== 'expired') setRenewing(false);
  if (isReadOnly && !isRenewing)
    return (
      <KycStatusPanel
        kyc={kyc}
        status={status}
        isJustSubmitted={hasSubmitted}
        onRenew={() => setRenewing(true)}
      />
    );
  return <KycWizard kyc={kyc} isRenewal={isRenewing} onSubmitted={() => setSubmitted(true)} />;
}

/** `/setting/kyc`: identity verification. */
export default function KycPage() {
  const t = useTranslate();
  const skeleton = (
    <Panel>
      <Skeleton label={t('Loading your verification')} lines={6} height={40} />
    </Panel>
  );
  return (
    <SettingsLayout
      title={t('Identity verification')}
      text={t('You’ll need your details, an ID and a selfie. Your progress is saved.')}
    >
      <Alert title={t('Why verify?')} style={{ marginBlockEnd: 24 }}>
        {t(
          'It confirms that a real person owns this account. It’s optional and unlocks nothing extra: you can mine, swap and send without it.',
        )}
      </Alert>
      <QueryBoundary<Kyc>
        query={useGetKycQuery(undefined, { refetchOnMountOrArgChange: true })}
        failure={t('Couldn’t load your verification')}
        skeleton={skeleton}
      >
        {(kyc) => <KycPanel kyc={kyc} />}
      </QueryBoundary>
    </SettingsLayout>
  );
}
