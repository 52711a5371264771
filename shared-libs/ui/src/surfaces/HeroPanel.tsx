import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Panel } from './Panel';

/** A panel with a decorative background: a dot grid that fades out from a glow in its top end corner. */
export const HeroPanel = styled(Panel)`
  position: relative;
  overflow: hidden;
  isolation: isolate;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    pointer-events: none;
  }

  &::before {
    background: radial-gradient(${theme.color.brand} 1px, transparent 1.5px) 0 0 / 20px 20px;
    mask-image: radial-gradient(ellipse at 85% 0%, rgb(0 0 0 / 55%), transparent 65%);
  }

  &::after {
    background: radial-gradient(
      ellipse at 85% -20%,
      color-mix(in srgb, ${theme.color.brand} 26%, transparent),
      transparent 60%
    );
  }

  &:dir(rtl)::before,
  &:dir(rtl)::after {
    transform: scaleX(-1);
  }
`;
