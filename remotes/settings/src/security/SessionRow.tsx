import { Timestamp } from '@hashgrid/app-ui';
import type { Session } from '@hashgrid/contracts';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Badge, Button, checkIcon, moveFocusOnUnmount, Stack } from '@hashgrid/ui';
import { FactList } from '../facts/FactList';
import { ItemRow } from '../facts/ItemRow';
import { DeviceName } from './DeviceName';
import { describeDevice } from './describeDevice';
import { LogOutDeviceDialog } from './LogOutDeviceDialog';

function SessionFacts({ session: { ipAddress, createdAt, usedAt } }: { session: Session }) {
  const t = useTranslate();
  return (
    <FactList
      facts={[
        { term: t('IP address'), value: <bdi dir="ltr">{ipAddress}</bdi> },
        { term: t('Logged in'), value: <Timestamp at={createdAt} /> },
        { term: t('Last used'), value: <Timestamp at={usedAt} /> },
      ]}
    />
  );
}

/** A session of the account, with a button that ends it unless it is the current one. */
export function SessionRow({ session }: { session: Session }) {
  const t = useTranslate();
  const modal = useModal();
  const { id, device, isCurrent } = session;
  const { key, values } = describeDevice(device);
  const handleLogOut = () =>
    modal.open({
      id: `end-session-${id}`,
      label: t('Log out this device?'),
      content: <LogOutDeviceDialog session={session} />,
    });
  return (
    <ItemRow ref={moveFocusOnUnmount}>
      <Stack gap={2}>
        <Stack row wrap gap={3}>
          <strong>
            <DeviceName device={device} />
          </strong>
          {isCurrent && (
            <Badge tone="gain" icon={checkIcon}>
              {t('This device')}
            </Badge>
          )}
        </Stack>
        <SessionFacts session={session} />
      </Stack>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('Log out %device%', { device: t(key, values) })}
          onClick={handleLogOut}
        >
          {t('Log out')}
        </Button>
      )}
    </ItemRow>
  );
}
