import styled from 'styled-components';
import { useFormat } from '@hashgrid/platform';
import { space, theme } from '@hashgrid/ui';

interface ReceivedAmountProps {
  /** Undefined while there is no quote. */
  received: string | undefined;
  /** Decimal places of the token. */
  decimals: number;
}

const Output = styled.output<{ $empty: boolean }>`
  display: grid;
  align-items: center;
  min-block-size: 48px;
  /* Aligns the digits with those of the amount field above. */
  padding-inline: calc(${space(4)} + 1px);
  color: ${({ $empty }) => ($empty ? theme.color.textFaint : theme.color.text)};
  /* A long amount stays in one line on a phone. */
  font-size: clamp(${theme.fontSize[16]}, 4.4vw, ${theme.fontSize[24]});
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** The amount that the player would receive; zero while there is no quote. */
export function ReceivedAmount({ received, decimals }: ReceivedAmountProps) {
  const { number } = useFormat();
  return (
    <Output $empty={received === undefined}>
      <bdi dir="ltr">{number(received ?? '0', { max: decimals })}</bdi>
    </Output>
  );
}
