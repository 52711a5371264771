import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { media, Select, space, theme } from '@hashgrid/ui';

interface TokenBoxProps {
  /** Translated. */
  label: string;
  name: string;
  token: string;
  symbols: readonly string[];
  error?: readonly string[];
  onSelect: (symbol: string) => void;
  /** Field or output for the amount of the token. */
  amount: ReactNode;
  /** Shown below amount and token. */
  children?: ReactNode;
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
`;

const Label = styled.div`
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
`;

const Row = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};
  ${media.xs} {
    grid-template-columns: minmax(0, 1fr) minmax(6.5rem, 8rem);
  }
`;

/** One side of a swap: the amount and the token, which can be selected. */
export function TokenBox(props: TokenBoxProps) {
  const { label, name, token, symbols, error, onSelect, amount, children } = props;
  const t = useTranslate();
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Row>
        {amount}
        <Select
          hideLabel
          label={t('Token')}
          name={name}
          options={symbols.map((symbol) => ({ value: symbol, label: symbol }))}
          error={error}
          value={token}
          onChange={(event) => onSelect(event.target.value)}
        />
      </Row>
      {children}
    </Box>
  );
}
