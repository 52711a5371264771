import { useEffect, useState } from 'react';
import type { Block } from '@hashgrid/contracts';
import { TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Badge, starIcon, theme } from '@hashgrid/ui';
import styled, { keyframes } from 'styled-components';
import { areSoundsOn, playBlockSound } from './blockSound';
import { isRewarded } from './isRewarded';
import { useIsMotionReduced } from './useIsMotionReduced';

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px) scale(0.8); }
  25% { opacity: 1; transform: translateY(0) scale(1.1); }
  70% { opacity: 1; transform: translateY(-8px); }
  to { opacity: 0; transform: translateY(-32px); }
`;

const burst = keyframes`
  from { opacity: 1; transform: scale(0.3) rotate(0); }
  to { opacity: 0; transform: scale(1.5) rotate(30deg); }
`;

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Gain = styled.span`
  grid-area: 1 / 1;
  padding: 2px 10px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.night};
  color: ${theme.color.gain};
  box-shadow: ${theme.shadow.modal};
  animation: ${rise} 2400ms ease-out forwards;
`;

/** Eight sparks around the ring. */
const Sparks = styled.i`
  grid-area: 1 / 1;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  color: ${theme.color.brand};
  box-shadow:
    0 -90px currentColor,
    64px -64px ${theme.color.warn},
    90px 0 currentColor,
    64px 64px ${theme.color.warn},
    0 90px currentColor,
    -64px 64px ${theme.color.warn},
    -90px 0 currentColor,
    -64px -64px ${theme.color.warn};
  animation: ${burst} 1400ms ease-out 2 forwards;
`;

const Found = styled.div`
  grid-area: 1 / 1;
  align-self: end;
  max-inline-size: 100%;
`;

interface BlockArrivalProps {
  block: Block | null;
  token: string;
}

/** Animates the player's reward of a block, and sparks if the player found the block. */
function Celebration({ block, token }: { block: Block; token: string }) {
  return (
    <>
      {isRewarded(block) && (
        <Gain aria-hidden data-testid="gain">
          +
          <TokenAmount
            value={block.playerReward?.mined ?? '0'}
            token={token}
            strong
            short
            focusable={false}
          />
        </Gain>
      )}
      {block.isFoundByPlayer && <Sparks aria-hidden />}
    </>
  );
}

/**
 * Shows the player's reward of each arriving block over the ring, with a sound, and celebrates a block that the player
 * found. With reduced motion, it only says that the player found the block.
 */
export function BlockArrival({ block, token }: BlockArrivalProps) {
  const t = useTranslate();
  const isReduced = useIsMotionReduced();
  const [initialNumber] = useState(block?.number);
  const arrived = block && block.number !== initialNumber ? block : null;
  const number = arrived?.number;
  useEffect(() => {
    if (arrived && !isReduced && areSoundsOn()) playBlockSound(arrived);
    // A refetch of the same block must not play its sound again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [number]);
  return (
    <Overlay>
      {arrived && !isReduced && <Celebration key={number} block={arrived} token={token} />}
      <Found role="status">
        {arrived?.isFoundByPlayer && (
          <Badge tone="brand" icon={starIcon}>
            {t('You found this block!')}
          </Badge>
        )}
      </Found>
    </Overlay>
  );
}
