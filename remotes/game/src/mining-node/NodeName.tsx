import { MAX_NODE_LEVEL, MINED_TOKEN_SYMBOL, subtractDecimals, type MiningNode } from '@hashgrid/contracts';
import { DateText, Interpolate, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Stack, Text } from '@hashgrid/ui';
import { Hashrate } from '../values/Hashrate';
import { NodeArt } from './NodeArt';
import { getNodeTypeText } from './nodePresentation';
import { useNodeName } from './useNodeName';

const addPlus = (digits: string) => `+${digits}`;

/** The hashrate that the next level adds, and its cost; nothing at the highest level. */
function NextLevel({ hashrate, upgrade }: Pick<MiningNode, 'hashrate' | 'upgrade'>) {
  const t = useTranslate();
  if (!upgrade) return null;
  return (
    <Text as="span" size={12} tone="soft">
      <Interpolate
        text={t('Next level: %hashrate% for %cost%')}
        values={{
          hashrate: <Hashrate value={subtractDecimals(upgrade.hashrate, hashrate)} decorate={addPlus} />,
          cost: <TokenAmount value={upgrade.cost} token={MINED_TOKEN_SYMBOL} short />,
        }}
      />
    </Text>
  );
}

/** A node with its drawing, type, level, next level and end of life. */
export function NodeName({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const { type, level, status, expiresAt } = node;
  const { number } = useFormat();
  const nodeName = useNodeName();
  const levels = { level: number(level), max: number(MAX_NODE_LEVEL) };
  return (
    <Stack row gap={3} align="center">
      <NodeArt type={type} isIdle={status !== 'running'} />
      <Stack gap={0}>
        <Text as="span" strong>
          <bdi>{nodeName(node)}</bdi>
        </Text>
        <Text as="span" size={12} tone="faint">
          {t(getNodeTypeText(type))} · {t('Level %level% of %max%', levels)}
        </Text>
        <NextLevel {...node} />
        <Text as="span" size={12} tone="faint">
          <Interpolate
            text={t(status === 'expired' ? 'Expired %date%' : 'Expires %date%')}
            values={{ date: <DateText at={expiresAt} /> }}
          />
        </Text>
      </Stack>
    </Stack>
  );
}
