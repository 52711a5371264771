import { useState } from 'react';
import { Timestamp } from '@hashgrid/app-ui';
import type { TwoFactorStatus } from '@hashgrid/contracts';
import { RECOVERY_CODES } from '@hashgrid/contracts';
import { useFormat, useModal, useTranslate } from '@hashgrid/platform';
import { Alert, Badge, Button, checkIcon, DescriptionList, moveFocusOnUnmount, Stack } from '@hashgrid/ui';
import { DisableTwoFactorDialog } from './DisableTwoFactorDialog';
import { NewRecoveryCodesDialog } from './NewRecoveryCodesDialog';

/** Number of recovery codes at or below which the player is told to create new ones. */
const FEW_CODES = 3;

interface TwoFactorOnProps {
  status: TwoFactorStatus;
  /** Whether two-factor authentication was turned on during this setup, but its recovery codes weren't shown here. */
  areCodesUnseen: boolean;
  /** Called with new recovery codes. */
  onNewCodes: (codes: readonly string[]) => void;
  /** Called when a request for new recovery codes starts and when it ends. */
  onRequestingChange: (isRequesting: boolean) => void;
}

/** Status of two-factor authentication while it is on, with buttons to create new codes and to turn it off. */
export function TwoFactorOn(props: TwoFactorOnProps) {
  const { status, areCodesUnseen, onNewCodes, onRequestingChange } = props;
  const { enabledAt, recoveryCodesLeft } = status;
  const t = useTranslate();
  const { number } = useFormat();
  const modal = useModal();
  const [areNewCodesLost, setNewCodesLost] = useState(false);
  const shouldWarn = areCodesUnseen || areNewCodesLost;
  const left = t('%left% of %total%', {
    left: number(recoveryCodesLeft),
    total: number(RECOVERY_CODES.count),
  });
  const handleNewCodes = () =>
    modal.open({
      id: 'new-recovery-codes',
      label: t('Create new recovery codes?'),
      content: (
        <NewRecoveryCodesDialog
          onNewCodes={onNewCodes}
          onCodesLost={() => setNewCodesLost(true)}
          onRequestingChange={onRequestingChange}
        />
      ),
    });
  const handleDisable = () =>
    modal.open({
      id: 'disable-two-factor',
      label: t('Turn off two-factor authentication?'),
      content: <DisableTwoFactorDialog />,
    });
  return (
    <Stack ref={moveFocusOnUnmount} gap={5}>
      <div>
        <Badge tone="gain" icon={checkIcon}>
          {t('On')}
        </Badge>
      </div>
      <DescriptionList
        items={[
          { term: t('Turned on'), value: enabledAt ? <Timestamp at={enabledAt} /> : '–' },
          { term: t('Recovery codes left'), value: left },
        ]}
      />
      {shouldWarn && (
        <Alert tone="warn" role="alert">
          {t(
            'Two-factor authentication is on, but its recovery codes weren’t shown here. If you haven’t saved them, create new ones now.',
          )}
        </Alert>
      )}
      {recoveryCodesLeft <= FEW_CODES && !shouldWarn && (
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
