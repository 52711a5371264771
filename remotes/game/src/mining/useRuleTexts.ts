import { MINED_TOKEN_SYMBOL, type GameRules } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { useFormatAmount } from '../values/useFormatAmount';

interface RuleSection {
  title: string;
  lines: string[];
}

const BPS_PER_PERCENT = 100;
const SECONDS_PER_HOUR = 3600;

/** Returns the rules as sections of translated sentences. */
export function useRuleTexts({
  blocks,
  battery,
  nodes,
  grant,
  pool,
  transfer,
  collectsPerDay,
}: GameRules): RuleSection[] {
  const t = useTranslate();
  const { number } = useFormat();
  const formatAmount = useFormatAmount();
  const formatOre = (value: string) => formatAmount(value, MINED_TOKEN_SYMBOL);
  const formatPercent = (bps: number) => number(bps / BPS_PER_PERCENT);
  const toHours = (seconds: number) => seconds / SECONDS_PER_HOUR;
  const [first = 0, second = 0, third = 0] = blocks.referralPercents;
  return [
    {
      title: t('Blocks'),
      lines: [
        t.plural(
          { one: 'A new block is mined every second.', other: 'A new block is mined every %count% seconds.' },
          blocks.seconds,
        ),
        t.plural(
          {
            one: 'The block reward starts at %reward% and halves every block.',
            other: 'The block reward starts at %reward% and halves every %count% blocks.',
          },
          blocks.halving,
          { reward: formatOre(blocks.firstReward) },
        ),
        t('%percent%% of each reward is split among miners by work done (hashrate × running time).', {
          percent: number(blocks.minersPercent),
        }),
        t('The house always mines with %hashrate% TH/s, and its share goes to the treasury.', {
          hashrate: number(blocks.baselineHashrate),
        }),
      ],
    },
    {
      title: t('Network'),
      lines: [
        t(
          'Invite players to earn a bonus on what they mine: %first%% for direct invites, %second%% and %third%% for the next two levels.',
          {
            first: number(first),
            second: number(second),
            third: number(third),
          },
        ),
        t('This costs the invited player nothing. There is no bonus for signing up or buying.'),
      ],
    },
    {
      title: t('Batteries'),
      lines: [
        t.plural(
          { one: 'A full battery lasts %count% hour.', other: 'A full battery lasts %count% hours.' },
          toHours(battery.runSeconds),
        ),
        t.plural(
          {
            one: 'While a node isn’t running, its battery recharges automatically in %count% hour.',
            other: 'While a node isn’t running, its battery recharges automatically in %count% hours.',
          },
          toHours(battery.fillSeconds),
        ),
        t.plural(
          {
            one: 'You get %count% free “Recharge all” per day (UTC). After that, recharging burns up to %cost% per TH/s.',
            other:
              'You get %count% free “Recharge all” per day (UTC). After that, recharging burns up to %cost% per TH/s.',
          },
          battery.freeRechargesPerDay,
          { cost: formatOre(battery.rechargeCost) },
        ),
        t('A node with an empty battery stops, and resumes as soon as you recharge it.'),
      ],
    },
    {
      title: t('Nodes'),
      lines: [
        t('New players start with %amount% and a free starter node.', {
          amount: formatAmount(grant.amount, grant.token),
        }),
        t.plural({ one: 'Nodes last %count% day.', other: 'Nodes last %count% days.' }, nodes.lifeDays),
        t.plural(
          { one: 'You can own %count% node.', other: 'You can own up to %count% nodes.' },
          nodes.maxNodes,
        ),
        t(
          'Each upgrade (up to level %level%) adds %percent%% hashrate and costs %factor%× the previous one. The ORE you spend is burned.',
          {
            level: number(nodes.maxLevel),
            percent: number(nodes.levelPercent),
            factor: number(nodes.upgradeCostFactor),
          },
        ),
      ],
    },
    {
      title: t('Payments'),
      lines: [
        t.plural(
          {
            one: 'Mined ORE is paid to your wallet at 00:00 UTC. You can collect early once a day.',
            other:
              'Mined ORE is paid to your wallet at 00:00 UTC. You can collect early %count% times a day.',
          },
          collectsPerDay,
        ),
        t('Payments to other players cost a %percent%% fee.', { percent: formatPercent(transfer.feeBps) }),
        t('Swaps cost a %percent%% fee. The price moves with supply and demand in the pool.', {
          percent: formatPercent(pool.feeBps),
        }),
        t(
          'If you use two-factor authentication, swaps and node purchases require a code once their total within 24 hours exceeds %amount% USDT or %percent%% of the pool’s USDT.',
          {
            amount: number(pool.unconfirmedPerDay.amount),
            percent: formatPercent(pool.unconfirmedPerDay.poolBps),
          },
        ),
        t('A single swap can move the price by %percent%% at most.', {
          percent: formatPercent(pool.maxImpactBps),
        }),
      ],
    },
  ];
}
