import { BREAKPOINTS_PX, SCREENS, type FirstSteps, type Overview } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import {
  Button,
  checkIcon,
  Icon,
  media,
  moveFocusOnUnmount,
  Panel,
  space,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@hashgrid/ui';
import styled from 'styled-components';
import { useHideFirstStepsMutation } from './firstStepsApi';
import { StepAction } from './StepAction';
import { useStepTexts } from './useStepTexts';

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Step = styled.li<{ $isDone: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 2px solid ${({ $isDone }) => ($isDone ? theme.color.gain : theme.color.divider)};
  &[aria-current] {
    border-color: ${theme.color.brand};
  }
  /* On narrow screens, only the next step has an explanation, and a step that is done takes one line. */
  @media (max-width: ${BREAKPOINTS_PX.md - 1}px) {
    padding-block-start: ${({ $isDone }) => ($isDone ? 0 : space(3))};
    border-block-start-width: ${({ $isDone }) => ($isDone ? 0 : '2px')};
    &:not([aria-current]) > p {
      display: none;
    }
  }
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid currentcolor;
  border-radius: 50%;
  color: ${({ $isDone }) => ($isDone ? theme.color.gain : theme.color.textSoft)};
  font-size: ${theme.fontSize[12]};
`;

interface FirstStepsPanelProps {
  steps: FirstSteps;
  overview: Overview;
}

/** The checklist of a new player. Only the next step shows its action. */
export default function FirstStepsPanel({ steps, overview }: FirstStepsPanelProps) {
  const t = useTranslate();
  const [hide, { isLoading }] = useHideFirstStepsMutation();
  const texts = useStepTexts();
  const next = texts.find(({ key }) => !steps[key])?.key;
  return (
    <Panel
      ref={moveFocusOnUnmount}
      title={t('First steps')}
      action={
        <Stack row wrap gap={2}>
          <Button as={AppLink} to={SCREENS.howItWorks} variant="ghost" size="small">
            {t('How it works')}
          </Button>
          <Button variant="ghost" size="small" busy={isLoading} onClick={() => void hide(undefined)}>
            {t('Hide checklist')}
          </Button>
        </Stack>
      }
    >
      <Steps>
        {texts.map(({ key, title, text }, index) => (
          <Step key={key} $isDone={steps[key]} aria-current={key === next ? 'step' : undefined}>
            <Stack row gap={2} align="center">
              <Mark $isDone={steps[key]}>
                {steps[key] ? <Icon shape={checkIcon} size={14} /> : <span aria-hidden>{index + 1}</span>}
              </Mark>
              <Text as="span" strong tone={steps[key] ? 'soft' : undefined}>
                {title}
                {steps[key] && <VisuallyHidden> {t('Done')}</VisuallyHidden>}
              </Text>
            </Stack>
            {!steps[key] && (
              <Text size={14} tone="soft">
                {text}
              </Text>
            )}
            {key === next && (
              <div>
                <StepAction step={key} overview={overview} />
              </div>
            )}
          </Step>
        ))}
      </Steps>
    </Panel>
  );
}
