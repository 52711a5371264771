import { MINED_TOKEN_SYMBOL, type GameRules } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';

/** Rules that belong together. */
interface RuleChapter {
  title: string;
  lines: string[];
}

const BPS_IN_PERCENT = 100;
const HOUR_SECONDS = 3600;
const TOKEN_DIGITS = 8;

/** The rules in words, with the numbers of the server. */
export function useRuleTexts({
  blocks,
  battery,
  nodes,
  grant,
  pool,
  transfer,
  collectsPerDay,
}: GameRules): RuleChapter[] {
  const t = useTranslate();
  const { number } = useFormat();
  const amount = (value: string, token: string) => `${number(value, { max: TOKEN_DIGITS })} ${token}`;
  const ore = (value: string) => amount(value, MINED_TOKEN_SYMBOL);
  const percentOf = (bps: number) => number(bps / BPS_IN_PERCENT);
  const hours = (seconds: number) => number(seconds / HOUR_SECONDS);
  const [first = 0, second = 0, third = 0] = blocks.referralPercents;
  return [
    {
      title: t('Blocks'),
      lines: [
        t('A block is settled every %seconds% seconds.', { seconds: number(blocks.seconds) }),
        t('The first blocks bring %reward%; every %halving% blocks the reward is halved.', {
          reward: ore(blocks.firstReward),
          halving: number(blocks.halving),
        }),
        t('%percent%% of the reward is shared in proportion to work: hashrate × seconds that a node ran.', {
          percent: number(blocks.minersPercent),
        }),
        t('The house works along with %hashrate% TH/s. What is left of a reward goes to the treasury.', {
          hashrate: number(blocks.houseHashrate),
        }),
      ],
    },
    {
      title: t('Network'),
      lines: [
        t(
          'Whoever invited a player gets a bonus on top of what that player mines: %first%% for direct invitations, %second%% and %third%% for the next two levels.',
          {
            first: number(first),
            second: number(second),
            third: number(third),
          },
        ),
        t('The invited player pays nothing for it. There is no bonus for joining or buying.'),
      ],
    },
    {
      title: t('Batteries'),
      lines: [
        t('A full battery runs %run% hours. An idle node fills it within %fill% hours.', {
          run: hours(battery.runSeconds),
          fill: hours(battery.fillSeconds),
        }),
        t('Free recharges of all nodes in a UTC day: %count%. More of it burns up to %cost% for each TH/s.', {
          count: number(battery.freeRechargesPerDay),
          cost: ore(battery.rechargeCost),
        }),
        t('An empty node stands still and goes on by itself when it is recharged.'),
      ],
    },
    {
      title: t('Nodes'),
      lines: [
        t('A new player gets %amount% and a small node for free.', {
          amount: amount(grant.amount, grant.token),
        }),
        t('A node lives %days% days. A player can have %count% of them.', {
          days: number(nodes.lifeDays),
          count: number(nodes.maxNodes),
        }),
        t(
          'Each level up to level %level% adds %percent%% hashrate and costs %factor% times as much as the one before. What an upgrade costs is burned.',
          {
            level: number(nodes.maxLevel),
            percent: number(nodes.levelPercent),
            factor: number(nodes.upgradeCostFactor),
          },
        ),
      ],
    },
    {
      title: t('Money'),
      lines: [
        t('What you mined goes to your wallet at 00:00 UTC. Earlier payouts in a UTC day: %count%.', {
          count: number(collectsPerDay),
        }),
        t('A payment to another player costs %percent%%.', { percent: percentOf(transfer.feeBps) }),
        t('An exchange between the tokens costs %percent%%; the price follows what is in the pool.', {
          percent: percentOf(pool.feeBps),
        }),
      ],
    },
  ];
}
