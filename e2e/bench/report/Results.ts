import { VARIANTS, type Variant } from '../variants';
import type { Step } from '../measure/measureVariant';
import type { Profile } from '../measure/profiles';
import { METRICS, type Metric, type Sample } from '../measure/Sample';
import { calculateMedian } from './statistics';

/** All samples of one variant for one measurement. */
export interface Series {
  profile: Profile;
  path: string;
  step: Step;
  variant: Variant;
  samples: Sample[];
}

export type Medians = Record<Metric, number | null>;

/** Profile, page and step of a measurement. */
export type MeasuredPage = Pick<Series, 'profile' | 'path' | 'step'>;

/** Collects samples and returns their medians. */
export class Results {
  readonly series: Series[] = [];

  add(page: MeasuredPage, variant: Variant, sample: Sample): void {
    const known = this.find(page, variant);
    if (known) known.samples.push(sample);
    else this.series.push({ ...page, variant, samples: [sample] });
  }

  /** All null without samples. */
  medians(page: MeasuredPage, variant: Variant): Medians {
    const samples = this.find(page, variant)?.samples ?? [];
    const medianFor = (metric: Metric) => calculateMedian(samples.flatMap((sample) => sample[metric] ?? []));
    return Object.fromEntries(METRICS.map((metric) => [metric, medianFor(metric)])) as Medians;
  }

  /** Measurements in the order they were taken. */
  measuredPages(): MeasuredPage[] {
    const pages = this.series.map(({ profile, path, step }) => ({ profile, path, step }));
    return [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
  }

  /** Measured variants in display order. */
  variants(): Variant[] {
    return VARIANTS.filter((variant) => this.series.some((series) => series.variant === variant));
  }

  private find({ profile, path, step }: MeasuredPage, variant: Variant): Series | undefined {
    return this.series.find(
      (series) =>
        series.profile === profile &&
        series.path === path &&
        series.step === step &&
        series.variant === variant,
    );
  }
}
