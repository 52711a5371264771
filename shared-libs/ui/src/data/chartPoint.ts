/** A point of a chart: the label of its time, its value, and the value as text. */
export interface ChartPoint {
  label: string;
  value: number;
  text: string;
}
