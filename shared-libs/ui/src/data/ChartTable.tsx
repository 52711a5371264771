import styled from 'styled-components';
import { space, theme } from '../theme/theme';
import type { ChartPoint } from './ChartPoint';

interface ChartTableProps {
  label: string;
  points: readonly ChartPoint[];
  headings: readonly [string, string];
  tableLabel: string;
}

const Details = styled.details`
  font-size: ${theme.fontSize[14]};
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.target};
  color: ${theme.color.textSoft};
  cursor: pointer;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  border-radius: ${theme.radius.field};
`;

const Scroller = styled.div`
  max-block-size: 240px;
  overflow: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  & :is(th, td) {
    padding: ${space(1)} 0;
    text-align: start;
    font-weight: 400;
  }
  & thead th {
    color: ${theme.color.textFaint};
  }
  & :is(th, td):last-child {
    text-align: end;
  }
`;

/** The data of a chart as a table, collapsed until it is opened. */
export function ChartTable({ label, points, headings, tableLabel }: ChartTableProps) {
  return (
    <Details>
      <Summary>{tableLabel}</Summary>
      <Scroller tabIndex={0} role="group" aria-label={label}>
        <Table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{headings[0]}</th>
              <th scope="col">{headings[1]}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point.label}</th>
                <td>
                  <bdi dir="ltr">{point.text}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Details>
  );
}
