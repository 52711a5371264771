import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';

interface AvatarProps extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'width' | 'height'> {
  src: string;
  /** Alternative text; empty where the name is beside it. */
  name: string;
  /** Width and height, px. */
  size?: number;
}

const Image = styled.img`
  flex: none;
  border: 1px solid ${theme.color.divider};
  border-radius: 50%;
  background: ${theme.color.high};
  object-fit: cover;
`;

/** A player's photo. */
export function Avatar({ name, size = 40, ...rest }: AvatarProps) {
  return <Image alt={name} width={size} height={size} {...rest} />;
}
