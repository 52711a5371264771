import type { TwoFactorStatus } from '@hashgrid/contracts';
import { RECOVERY_CODES } from '@hashgrid/contracts';
import { useFormat, useModal, useTranslate } from '@hashgrid/platform';
import { Alert, Badge, Button, checkIcon, DescriptionList, Stack } from '@hashgrid/ui';
import { When } from '../frame/When';
import { DisableCard } from './DisableCard';
import { NewCodesCard } from './NewCodesCard';

/** With no more codes than these, it is time for new ones. */
const FEW_CODES = 3;

interface TwoFactorOnProps {
  status: TwoFactorStatus;
  /** New recovery codes were made. */
  onCodes: (codes: readonly string[]) => void;
}

/** The second factor is on: since when, how many recovery codes are left, and the ways to change it. */
export function TwoFactorOn({ status: { enabledAt, recoveryCodesLeft }, onCodes }: TwoFactorOnProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const modal = useModal();
  const left = t('%left% of %total%', {
    left: number(recoveryCodesLeft),
    total: number(RECOVERY_CODES.count),
  });
  const handleNewCodes = () =>
    modal.open({
      id: 'new-recovery-codes',
      label: t('Create new recovery codes?'),
      content: <NewCodesCard onCodes={onCodes} />,
    });
  const handleDisable = () =>
    modal.open({
      id: 'disable-two-factor',
      label: t('Turn off two-factor authentication?'),
      content: <DisableCard />,
    });
  return (
    <Stack gap={5}>
      <div>
        <Badge tone="gain" icon={checkIcon}>
          {t('On')}
        </Badge>
      </div>
      <DescriptionList
        items={[
          { term: t('Enabled'), value: enabledAt ? <When at={enabledAt} /> : '–' },
          { term: t('Recovery codes left'), value: left },
        ]}
      />
      {recoveryCodesLeft <= FEW_CODES && (
        <Alert tone="warn">{t('You’re running low on recovery codes. Create new ones now.')}</Alert>
      )}
      <Stack row wrap gap={3}>
        <Button variant="secondary" onClick={handleNewCodes}>
          {t('Create new codes')}
        </Button>
        <Button variant="danger" onClick={handleDisable}>
          {t('Turn off')}
        </Button>
      </Stack>
    </Stack>
  );
}
