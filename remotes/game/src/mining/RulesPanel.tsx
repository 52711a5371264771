import type { GameRules } from '@hashgrid/contracts';
import { QueryBoundary } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Grid, Heading, Panel, Skeleton, space, Stack, Text } from '@hashgrid/ui';
import styled from 'styled-components';
import { useGetRulesQuery } from '../api/gameApi';
import { useRuleTexts } from './useRuleTexts';

const RuleList = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
`;

function Rules({ rules }: { rules: GameRules }) {
  const sections = useRuleTexts(rules);
  return (
    <Grid min={300}>
      {sections.map(({ title, lines }) => (
        <Stack key={title} gap={2}>
          <Heading level={3}>{title}</Heading>
          <RuleList>
            {lines.map((line) => (
              <Text key={line} as="li" size={14} tone="soft">
                {line}
              </Text>
            ))}
          </RuleList>
        </Stack>
      ))}
    </Grid>
  );
}

/** The rules of the game with this server's numbers. */
export function RulesPanel({ title }: { title?: string }) {
  const t = useTranslate();
  const query = useGetRulesQuery();
  return (
    <Panel title={title ?? t('How it works')} id="rules">
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
