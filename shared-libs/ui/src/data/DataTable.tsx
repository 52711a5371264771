import styled, { css } from 'styled-components';
import type { CSSProperties, ReactNode } from 'react';
import { media } from '../theme/media';
import { caption, dimmed } from '../theme/mixins';
import { space, theme } from '../theme/theme';

/** A column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Unique in its table; also the `data-column` attribute of its cells. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Aligns the cells to their end, as for amounts. */
  alignEnd?: boolean;
}

interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Whether new rows are loading; the old ones stay on screen meanwhile. */
  busy?: boolean;
  /** Stays a table in the mobile layout, for few and narrow columns. */
  compact?: boolean;
  className?: string;
  style?: CSSProperties;
}

const cardStyles = css`
  display: block;
  & tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: ${space(3)};
  }
  & thead {
    display: none;
  }
  & tbody tr {
    display: grid;
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${theme.color.divider};
    border-radius: ${theme.radius.button};
    background: ${theme.color.raised};
  }
  & tbody td {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(2)} 0;
    border: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  & td::before {
    content: attr(data-title);
    content: attr(data-title) / '';
    ${caption}
    /* The title wraps, because an amount beside it can't. */
    flex: 0 1 auto;
    max-inline-size: 55%;
    overflow-wrap: normal;
    text-align: start;
  }
  /* Chinese titles are short, but can break after every character. */
  &:lang(zh) td::before {
    word-break: keep-all;
  }
`;

const compactStyles = css`
  & th,
  & td {
    padding-inline: ${space(2)};
    overflow-wrap: anywhere;
  }
`;

const Table = styled.table<{ $isCompact: boolean }>`
  inline-size: 100%;
  font-size: ${theme.fontSize[14]};
  & th {
    ${caption}
    padding: 0 ${space(4)} ${space(3)};
    text-align: start;
    white-space: nowrap;
  }
  & td {
    padding: ${space(3)} ${space(4)};
    border-block-start: 1px solid ${theme.color.divider};
    vertical-align: middle;
  }
  & [data-align-end] {
    text-align: end;
  }
  &[aria-busy='true'] tbody {
    ${dimmed}
  }
  ${media.xxl} {
    & tbody tr:hover td {
      background: ${theme.color.glint};
    }
  }
  ${media.mobileLayout} {
    ${({ $isCompact }) => ($isCompact ? compactStyles : cardStyles)}
  }
`;

/** A table that becomes cards in the mobile layout, unless it is compact. Its roles are explicit, because other values of `display` remove the implicit ones. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  busy = false,
  compact = false,
  ...rest
}: DataTableProps<Row>) {
  return (
    <Table role="table" aria-label={label} aria-busy={busy} $isCompact={compact} {...rest}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              data-align-end={column.alignEnd || undefined}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                data-title={column.title}
                data-column={column.key}
                data-align-end={column.alignEnd || undefined}
              >
                {column.render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
