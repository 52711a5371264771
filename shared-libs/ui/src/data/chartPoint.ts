/** A point of a chart: the label of its time, its value, and the value as text. */
export interface ChartPoint {
  label: string;
  value: number;
  text: string;
  /** Its time is not over: the value can still change. */
  isOpen?: boolean;
}
