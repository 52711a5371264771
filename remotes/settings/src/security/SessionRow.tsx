import styled from 'styled-components';
import { Timestamp } from '@hashgrid/app-ui';
import type { Session } from '@hashgrid/contracts';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Badge, Button, checkIcon, media, space, Stack, theme } from '@hashgrid/ui';
import { DeviceName } from './DeviceName';
import { describeDevice } from './describeDevice';
import { LogOutDeviceDialog } from './LogOutDeviceDialog';

const Row = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  & + & {
    border-block-start: 1px solid ${theme.color.divider};
  }
  &:last-child {
    padding-block-end: 0;
  }
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const SessionFactList = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(6)};
  font-size: ${theme.fontSize[14]};
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  & dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${theme.color.textFaint};
  }
`;

function SessionFacts({ session: { address, createdAt, usedAt } }: { session: Session }) {
  const t = useTranslate();
  const facts = [
    { term: t('IP address'), value: <bdi dir="ltr">{address}</bdi> },
    { term: t('Logged in'), value: <Timestamp at={createdAt} /> },
    { term: t('Last used'), value: <Timestamp at={usedAt} /> },
  ];
  return (
    <SessionFactList>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </SessionFactList>
  );
}

/** One session of the account. */
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
    <Row>
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
    </Row>
  );
}
