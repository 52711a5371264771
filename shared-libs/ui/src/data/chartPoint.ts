/** A point of a chart: the label of its time, its value, and the value as text. */
export interface ChartPoint {
  label: string;
  value: number;
  text: string;
  /** Whether the period of the point has not ended, so that its value can still change. */
  isOpen?: boolean;
}
