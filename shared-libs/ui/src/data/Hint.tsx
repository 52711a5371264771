import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import { infoIcon } from '../icons/shapes';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { TooltipBubble } from './TooltipBubble';
import { useTooltip } from './useTooltip';

interface HintProps {
  /** Accessible name of the button, such as "What is luck?". */
  label: string;
  /** The explanation; also the button's accessible description. */
  text: string;
}

const Root = styled.span`
  position: relative;
  display: inline-block;
  vertical-align: middle;
  /* Keeps the line of its label as high as other lines. */
  margin-block: -4px;
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${theme.color.textFaint};
  cursor: help;
  &:hover {
    color: ${theme.color.text};
  }
  /* Makes the touch target larger than the icon. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
  ${focusRing}
`;

const Bubble = styled(TooltipBubble)`
  padding: ${space(2)} ${space(3)};
  font-size: ${theme.fontSize[14]};
  letter-spacing: normal;
  white-space: normal;
  text-align: start;
`;

/** Explains the term beside it on hover, focus and touch. Escape hides the text. */
export function Hint({ label, text }: HintProps) {
  const { tipId, side, show, handlers } = useTooltip();
  return (
    <Root onPointerEnter={handlers.onPointerEnter} onPointerLeave={handlers.onPointerLeave}>
      <Toggle
        type="button"
        aria-label={label}
        aria-describedby={tipId}
        onFocus={handlers.onFocus}
        onBlur={handlers.onBlur}
        onClick={show}
      >
        <Icon shape={infoIcon} size={16} />
      </Toggle>
      <Bubble role="tooltip" id={tipId} $side={side}>
        {text}
      </Bubble>
    </Root>
  );
}
