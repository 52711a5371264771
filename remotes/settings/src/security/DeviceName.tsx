import styled from 'styled-components';
import type { Device } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { desktopIcon, globeIcon, Icon, phoneIcon, space, theme } from '@hashgrid/ui';
import { describeDevice } from './describeDevice';

const ICONS = { desktop: desktopIcon, mobile: phoneIcon, other: globeIcon };

const Container = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > svg {
    align-self: center;
    color: ${theme.color.textSoft};
  }
`;

/** Browser and system of a device, with an icon of its kind. */
export function DeviceName({ device }: { device: Device }) {
  const t = useTranslate();
  const { key, values } = describeDevice(device);
  return (
    <Container>
      <Icon shape={ICONS[device.kind] ?? globeIcon} />
      <bdi>{t(key, values)}</bdi>
    </Container>
  );
}
