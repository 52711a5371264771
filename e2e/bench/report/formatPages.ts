import type { Metric } from '../measure/Sample';
import { VARIANT_TITLES, type Variant } from '../variants';
import { formatTable } from './formatTable';
import { formatRatios, formatValue } from './formatValue';
import type { GoalUnit } from './Goal';
import type { MeasuredPage, Results } from './Results';
import { calculateMedian } from './statistics';

const PAIRS: readonly [Variant, Variant][] = [
  ['ours', 'monolith'],
  ['ours', 'monolith-preloads'],
  ['ours', 'naive'],
  ['naive', 'monolith'],
  ['many-remotes', 'ours'],
];

type Column = [metric: Metric, heading: string, unit: GoalUnit];

/** The columns of the tables of one page. */
const TABLES: readonly (readonly Column[])[] = [
  [
    ['readyMs', 'ready', 'ms'],
    ['fcpMs', 'FCP', 'ms'],
    ['lcpMs', 'LCP', 'ms'],
    ['layoutShift', 'CLS', 'number'],
    ['blockingMs', 'blocking', 'ms'],
  ],
  [
    ['mainThreadMs', 'main thread', 'ms'],
    ['scriptMs', 'script', 'ms'],
    ['styleMs', 'style', 'ms'],
    ['layoutMs', 'layout', 'ms'],
    ['paintMs', 'paint', 'ms'],
  ],
  [
    ['jsBytes', 'JS', 'bytes'],
    ['htmlBytes', 'HTML', 'bytes'],
    ['cssBytes', 'CSS', 'bytes'],
    ['fontBytes', 'fonts', 'bytes'],
    ['imageBytes', 'images', 'bytes'],
    ['totalBytes', 'all', 'bytes'],
    ['requests', 'requests', 'number'],
    ['unvisitedBytes', 'unvisited', 'bytes'],
  ],
];

const formatTitle = ({ profile, path, step }: MeasuredPage) =>
  `${path}, ${step}, ${profile === 'none' ? 'not throttled' : '1.6 Mbps / 150 ms / 4× CPU'}`;

const formatColumns = (results: Results, page: MeasuredPage, columns: readonly Column[]): string | null => {
  const variants = results.getVariants();
  const read = (variant: Variant, metric: Metric) => results.getValues({ ...page, variant }, metric);
  const measured = columns.filter(([metric]) => variants.some((variant) => read(variant, metric).length > 0));
  if (measured.length === 0) return null;
  const pairs = PAIRS.filter((pair) => pair.every((variant) => variants.includes(variant)));
  return formatTable([
    [formatTitle(page), ...measured.map(([, heading]) => heading)],
    ...variants.map((variant) => [
      VARIANT_TITLES[variant],
      ...measured.map(([metric, , unit]) => formatValue(unit, calculateMedian(read(variant, metric)))),
    ]),
    ...pairs.map(([variant, base]) => [
      `${VARIANT_TITLES[variant]} / ${VARIANT_TITLES[base]}`,
      ...measured.map(([metric]) =>
        formatRatios(results.getRatios({ ...page, variant }, { ...page, variant: base }, metric)),
      ),
    ]),
  ]);
};

/** Formats the tables of all measurements: medians of the variants, and their paired ratios with quartiles. */
export const formatPages = (results: Results): string[] =>
  results
    .getMeasuredPages()
    .flatMap((page) => TABLES.flatMap((columns) => formatColumns(results, page, columns) ?? []));
