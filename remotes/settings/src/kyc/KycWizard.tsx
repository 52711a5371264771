import { useState } from 'react';
import type { Kyc } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Heading, Panel, Stack, FocusOnMount, Steps } from '@hashgrid/ui';
import { DetailsStep } from './DetailsStep';
import { DocumentStep } from './DocumentStep';
import { findFirstIncompleteStep, KYC_STEPS, getNextStep, type KycStep } from './kycSteps';
import { STEP_TEXTS } from './kycTexts';
import { ReviewStep } from './ReviewStep';
import { SelfieStep } from './SelfieStep';

interface KycWizardProps {
  kyc: Kyc;
  /** Whether an expired verification is renewed; the wizard then starts at the first step, which takes the focus. */
  isRenewal: boolean;
  onSubmitted: () => void;
}

interface StepProps extends KycWizardProps {
  step: KycStep;
  goTo: (step: KycStep) => void;
}

function StepContent({ step, kyc, isRenewal, goTo, onSubmitted }: StepProps) {
  const goToNextStep = (next: Kyc) => goTo(isRenewal ? getNextStep(step) : findFirstIncompleteStep(next));
  if (step === 'details') return <DetailsStep kyc={kyc} onSaved={goToNextStep} />;
  if (step === 'document')
    return <DocumentStep kyc={kyc} onDone={goToNextStep} onBack={() => goTo('details')} />;
  if (step === 'selfie')
    return <SelfieStep kyc={kyc} onDone={goToNextStep} onBack={() => goTo('document')} />;
  return <ReviewStep kyc={kyc} onEdit={goTo} onSubmitted={onSubmitted} />;
}

/** Shows why the reviewer rejected the verification. */
function RejectionNotice({ reason, files }: Kyc) {
  const t = useTranslate();
  const isAnyFileRejected = files.some((file) => file.reason !== null);
  return (
    <Alert tone="warn" title={t('Your verification was rejected')}>
      {reason && <div>{t(reason)}</div>}
      {isAnyFileRejected
        ? t('Upload the marked photos again. Everything else is saved.')
        : reason && t('Fix this and resubmit.')}
    </Alert>
  );
}

/** The steps of the verification. Opens at the first incomplete step, and continues with the next incomplete one. */
export function KycWizard({ kyc, isRenewal, onSubmitted }: KycWizardProps) {
  const t = useTranslate();
  const [position, setPosition] = useState({
    step: isRenewal ? 'details' : findFirstIncompleteStep(kyc),
    hasMoved: isRenewal,
  });
  const { step, hasMoved } = position;
  const name = t(STEP_TEXTS[step]);
  return (
    <Panel>
      <Stack gap={6}>
        <Steps
          label={t('Verification steps')}
          steps={KYC_STEPS.map((kycStep) => t(STEP_TEXTS[kycStep]))}
          current={KYC_STEPS.indexOf(step)}
        />
        {kyc.status === 'rejected' && <RejectionNotice {...kyc} />}
        <FocusOnMount key={step} label={name} disabled={!hasMoved}>
          <Stack gap={4}>
            <Heading level={2}>{name}</Heading>
            <StepContent
              step={step}
              kyc={kyc}
              isRenewal={isRenewal}
              // A step that the player has left may still be saving; it must not move them on.
              goTo={(next) =>
                setPosition((current) => (current === position ? { step: next, hasMoved: true } : current))
              }
              onSubmitted={onSubmitted}
            />
          </Stack>
        </FocusOnMount>
      </Stack>
    </Panel>
  );
}
