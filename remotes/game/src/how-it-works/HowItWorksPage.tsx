import { SCREENS } from '@hashgrid/contracts';
import { LanguageSelect } from '@hashgrid/app-ui';
import { AppLink, useBootstrap, useSession, useTranslate } from '@hashgrid/platform';
import { Button, Logo, PageHeader, Panel, space, Stack, Text, theme } from '@hashgrid/ui';
import styled from 'styled-components';
import { useStepTexts } from '../first-steps/useStepTexts';
import { RulesPanel } from '../mining/RulesPanel';
import { Glossary } from './Glossary';

/** For guests, the shell renders no layout, so the page has its own header and margins. */
const GuestPage = styled.div`
  display: grid;
  gap: ${space(6)};
  max-inline-size: ${theme.size.content};
  margin-inline: auto;
  padding: ${space(4)};
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(5)};
  padding-inline-start: ${space(5)};
  list-style: decimal;
`;

function Guide() {
  const t = useTranslate();
  return (
    <div>
      <PageHeader
        title={t('How it works')}
        text={t('The whole game in two minutes: run nodes, earn ORE, swap it and grow.')}
      />
      <Stack gap={6}>
        <Panel title={t('First steps')}>
          <Steps>
            {useStepTexts().map(({ key, title, text }) => (
              <li key={key}>
                <Text strong>{title}</Text>
                <Text size={14} tone="soft">
                  {text}
                </Text>
              </li>
            ))}
          </Steps>
        </Panel>
        <RulesPanel title={t('The rules')} />
        <Glossary />
      </Stack>
    </div>
  );
}

/** `/how-it-works`: explains the game with this server's numbers, to guests too. */
export default function HowItWorksPage() {
  const t = useTranslate();
  const { status } = useSession();
  const { gameName } = useBootstrap();
  if (status === 'loggedIn') return <Guide />;
  return (
    <GuestPage>
      <div>
        <Logo name={gameName} />
        <Stack row wrap gap={2}>
          <LanguageSelect />
          <Button as={AppLink} to={SCREENS.login} variant="ghost" size="small">
            {t('Log in')}
          </Button>
          <Button as={AppLink} to={SCREENS.signUp} size="small">
            {t('Sign up')}
          </Button>
        </Stack>
      </div>
      <Guide />
    </GuestPage>
  );
}
