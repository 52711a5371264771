import { SignedAmount, TermHint } from '@hashgrid/app-ui';
import type { TransactionLeg } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { space, theme } from '@hashgrid/ui';
import styled from 'styled-components';
import { getAccountLabel } from './getAccountLabel';

const Table = styled.table`
  inline-size: 100%;
  font-size: ${theme.fontSize[14]};
  & :is(th, td) {
    padding-block: ${space(2)};
    border-block-end: 1px solid ${theme.color.divider};
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: ${theme.color.textFaint};
    font-weight: 500;
  }
  & tbody th {
    padding-inline-end: ${space(3)};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & :is(th, td):last-child {
    text-align: end;
  }
`;

/** Text keys of the purposes of a leg. */
const PURPOSE_LABELS: Readonly<Record<string, string>> = {
  profit: 'Mined',
  bonus: 'Network bonus',
  cost: 'Cost',
};

/** All legs of a ledger entry; the legs of each token sum to zero. */
export function LegsTable({ legs }: { legs: readonly TransactionLeg[] }) {
  const t = useTranslate();
  return (
    <Table aria-label={t('Breakdown')}>
      <thead>
        <tr>
          <th scope="col">{t('Account')}</th>
          <th scope="col">{t('Category')}</th>
          <th scope="col">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {legs.map((leg, index) => {
          const { label, isName } = getAccountLabel(leg);
          return (
            <tr key={index}>
              <th scope="row">
                {isName ? <bdi>{label}</bdi> : t(label)}
                {leg.account === 'burn' && (
                  <>
                    {' '}
                    <TermHint term="burned" />
                  </>
                )}
              </th>
              <td>{leg.purpose ? t(PURPOSE_LABELS[leg.purpose] ?? leg.purpose) : '–'}</td>
              <td>
                <SignedAmount value={leg.amount} token={leg.token} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
