import { TokenAmount, useShouldShowFailure } from '@hashgrid/app-ui';
import { getWelcome } from '@hashgrid/contracts/endpoints';
import { SCREENS } from '@hashgrid/contracts';
import { api, AppLink, fromContract, useBootstrap, useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, Heading, Skeleton, space, Stack, Text, theme } from '@hashgrid/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const { useGetWelcomeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getWelcome: build.query({ ...fromContract(getWelcome), extraOptions: { quiet: true } }),
  }),
});

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin: 0;
  /* A column is never narrower than its longest word. */
  & > div {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    /* Aligns the values of all columns, however many lines their labels have. */
    justify-content: space-between;
    min-inline-size: min-content;
    padding: ${space(3)};
    border: 1px solid ${theme.color.divider};
    border-radius: ${theme.radius.button};
    background: ${theme.color.panelGlass};
  }
  & dt {
    color: ${theme.color.textSoft};
    font-size: ${theme.fontSize[12]};
  }
  & dd {
    margin: 0;
    min-block-size: 30px;
    font-size: ${theme.fontSize[20]};
    font-weight: 600;
  }
`;

/** Reserves a line for the text that depends on the response. */
const Note = styled(Text)`
  min-block-size: 1.5em;
`;

interface FactProps {
  label: string;
  children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? <Skeleton height={30} />}</dd>
  </div>
);

/** Tells guests what the game is, what they start with, and how many play it now. */
export function GamePitch() {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const { number } = useFormat();
  const query = useGetWelcomeQuery(undefined);
  const { data: welcome } = query;
  const shouldShowFailure = useShouldShowFailure(query);
  return (
    <Stack gap={4}>
      <Heading level={2} size={24}>
        {t('Build your mining farm')}
      </Heading>
      <Text size={20} tone="soft">
        {t('%game% is a mining game: run nodes, earn ORE with every block and swap it to grow your farm.', {
          game: gameName,
        })}
      </Text>
      {(welcome || !shouldShowFailure) && (
        <Facts>
          <Fact label={t('Welcome bonus')}>
            {welcome && <TokenAmount value={welcome.grant.amount} token={welcome.grant.token} />}
          </Fact>
          <Fact label={t('Free starter node')}>
            {welcome && <Amount value={number(welcome.starterHashrate)} unit="TH/s" />}
          </Fact>
          <Fact label={t('Players mining now')}>{welcome && number(welcome.miners)}</Fact>
        </Facts>
      )}
      <Note size={14} tone="soft">
        {welcome?.isPlayMoney && t('Play money, no cash value.')}{' '}
        <AppLink to={SCREENS.howItWorks}>{t('How it works')}</AppLink>
      </Note>
    </Stack>
  );
}
