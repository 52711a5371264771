import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';

interface AvatarProps extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'width' | 'height'> {
  src: string;
  /** Whose face it is; empty where the name stands beside it. */
  name: string;
  /** Edge, px. */
  size?: number;
}

const Picture = styled.img`
  flex: none;
  border: 1px solid ${theme.color.divider};
  border-radius: 50%;
  background: ${theme.color.high};
  object-fit: cover;
`;

/** A player's picture. */
export function Avatar({ name, size = 40, ...rest }: AvatarProps) {
  return <Picture alt={name} width={size} height={size} {...rest} />;
}
