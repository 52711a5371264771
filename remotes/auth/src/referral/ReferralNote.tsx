import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, space, type IconShape } from '@hashgrid/ui';

interface ReferralNoteProps {
  icon: IconShape;
  color: string;
  children: ReactNode;
}

const Line = styled.span<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $color }) => $color};
`;

/** What is known of a code, below its field. */
export function ReferralNote({ icon, color, children }: ReferralNoteProps) {
  return (
    <Line $color={color}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </Line>
  );
}
