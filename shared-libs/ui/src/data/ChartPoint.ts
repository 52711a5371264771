/** A point of a chart: the label of its period, its value, and the value as formatted text. */
export interface ChartPoint {
  /** Need not be unique: a local time occurs twice when the clocks go back. */
  label: string;
  value: number;
  text: string;
  /** Whether the period of the point has not ended, so that its value can still change. */
  isOpen?: boolean;
}
