import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, space, type IconShape } from '@hashgrid/ui';

interface ReferralNoteProps {
  icon: IconShape;
  color: string;
  children: ReactNode;
}

const Row = styled.span<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $color }) => $color};
`;

/** Result of the referral check, below the field. */
export function ReferralNote({ icon, color, children }: ReferralNoteProps) {
  return (
    <Row $color={color}>
      <Icon shape={icon} size={16} />
      <span>{children}</span>
    </Row>
  );
}
