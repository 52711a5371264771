/** A value of a chart: where it belongs, how high it is, how it reads. */
export interface ChartPoint {
  label: string;
  value: number;
  text: string;
}
