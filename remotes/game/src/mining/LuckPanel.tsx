import type { Luck } from '@hashgrid/contracts';
import { Percent, SharedQueryBoundary, TermHint } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList, Panel, Skeleton, Stack, Text } from '@hashgrid/ui';
import { useMiningSummary } from './useMiningSummary';

const NOTHING_EXPECTED = '–';
/** Smaller numbers would be rounded to 0. */
const MIN_EXPECTED = 0.01;

function LuckValue({ luck: { found, expected, value } }: { luck: Luck }) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <>
      {value === null ? NOTHING_EXPECTED : <Percent share={value} digits={0} />}
      <Text size={12} tone="faint">
        {t('%found% found, %expected% expected', {
          found: number(found),
          expected:
            Number(expected) > 0 && Number(expected) < MIN_EXPECTED
              ? `<${number(MIN_EXPECTED)}`
              : number(expected, { max: 2 }),
        })}
      </Text>
    </>
  );
}

/** With few blocks so far, several spans cover the same blocks. Only the first of these is shown. */
const isFirstOfItsLength = ({ blocks }: Luck, index: number, spans: readonly Luck[]) =>
  spans.findIndex((span) => span.blocks === blocks) === index;

/** The number of blocks that the player found, compared with the number expected from their share of the work. */
export function LuckPanel() {
  const t = useTranslate();
  const query = useMiningSummary();
  return (
    <Panel title={t('Luck')} help={<TermHint term="luck" />}>
      <SharedQueryBoundary
        query={query}
        failure={t('Couldn’t load luck data')}
        skeleton={<Skeleton lines={3} height={36} label={t('Loading luck data')} />}
      >
        {({ luck }) => (
          <Stack gap={3}>
            <DescriptionList
              items={luck.filter(isFirstOfItsLength).map((span) => ({
                term: t.plural({ one: 'Last block', other: 'Last %count% blocks' }, span.blocks),
                value: <LuckValue luck={span} />,
              }))}
            />
            <Text size={14} tone="soft">
              {t('100% = as expected')}
            </Text>
            <Text size={14} tone="faint">
              {t(
                'The finder of a block is drawn at random, weighted by work. It’s for bragging rights only.',
              )}
            </Text>
          </Stack>
        )}
      </SharedQueryBoundary>
    </Panel>
  );
}
