import type { GameRules } from '@hashgrid/contracts';
import { QueryBoundary } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Grid, Heading, Panel, Skeleton, space, Stack, Text } from '@hashgrid/ui';
import { styled } from 'styled-components';
import { useGetRulesQuery } from '../api/gameApi';
import { useRuleTexts } from './useRuleTexts';

const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
`;

function Rules({ rules }: { rules: GameRules }) {
  const chapters = useRuleTexts(rules);
  return (
    <Grid min={300}>
      {chapters.map(({ title, lines }) => (
        <Stack key={title} gap={2}>
          <Heading level={3}>{title}</Heading>
          <Lines>
            {lines.map((line) => (
              <Text key={line} as="li" size={14} tone="soft">
                {line}
              </Text>
            ))}
          </Lines>
        </Stack>
      ))}
    </Grid>
  );
}

/** The rules of the game with every number of this server. */
export function RulesPanel() {
  const t = useTranslate();
  const query = useGetRulesQuery();
  return (
    <Panel title={t('How it works')} id="rules">
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load the rules')}
        skeleton={<Skeleton lines={8} height={20} label={t('Loading the rules')} />}
      >
        {(rules) => <Rules rules={rules} />}
      </QueryBoundary>
    </Panel>
  );
}
