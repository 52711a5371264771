import { VARIANTS, type Variant } from '../variants';
import type { Step } from '../measure/measureVariant';
import type { Profile } from '../measure/profiles';
import type { Metric, Sample } from '../measure/Sample';
import { calculateRatio } from './statistics';

/** All samples of one variant for one measurement, one for each round. */
export interface Series {
  profile: Profile;
  path: string;
  step: Step;
  variant: Variant;
  samples: Sample[];
}

/** Profile, page and step of a measurement. */
export type MeasuredPage = Pick<Series, 'profile' | 'path' | 'step'>;

/** One variant's samples of one measurement. */
export type SeriesKey = Omit<Series, 'samples'>;

/** Collects samples, and returns their values and paired ratios. */
export class Results {
  readonly series: Series[] = [];

  add(key: SeriesKey, sample: Sample): void {
    const existing = this.find(key);
    if (existing) existing.samples.push(sample);
    else this.series.push({ ...key, samples: [sample] });
  }

  /** Returns the values of a metric; none if it was not measured. */
  getValues(key: SeriesKey, metric: Metric): number[] {
    return this.find(key)?.samples.flatMap((sample) => sample[metric] ?? []) ?? [];
  }

  /** Returns the ratio in each round, so that a change of the machine's speed between rounds cancels out. */
  getRatios(key: SeriesKey, base: SeriesKey, metric: Metric): number[] {
    const bases = this.find(base)?.samples ?? [];
    return (this.find(key)?.samples ?? []).flatMap(
      (sample, round) => calculateRatio(sample[metric] ?? null, bases[round]?.[metric] ?? null) ?? [],
    );
  }

  /** Returns the measurements in the order in which they were taken. */
  getMeasuredPages(): MeasuredPage[] {
    const pages = this.series.map(({ profile, path, step }) => ({ profile, path, step }));
    return [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
  }

  /** Returns the measured variants in display order. */
  getVariants(): Variant[] {
    return VARIANTS.filter((variant) => this.series.some((series) => series.variant === variant));
  }

  private find({ profile, path, step, variant }: SeriesKey): Series | undefined {
    return this.series.find(
      (series) =>
        series.profile === profile &&
        series.path === path &&
        series.step === step &&
        series.variant === variant,
    );
  }
}
