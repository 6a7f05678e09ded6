import type { CastingCard, OwnCreator } from '@briefcast/contract';
import { type FitPoint, fitPoints, missedPoints } from '@briefcast/contract/castings/fit';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

const missedText = (casting: CastingCard): Record<FitPoint, () => string> => ({
  CATEGORY: () =>
    m.casting_fit_category({
      names: formatSeries(casting.categories.map(({ name }) => categoryLabel(name))),
    }),
  LANGUAGE: () => m.casting_fit_language({ names: formatSeries(casting.languages.map(languageLabel)) }),
  PRICE: m.casting_fit_price,
  TIME: m.casting_fit_time,
});

interface FitLineProps {
  creator: OwnCreator;
  casting: CastingCard;
  now: Date;
}

/** How many of four things fit a creator, and what does not: "3 of 4 fit: Travel is not in your categories". */
export function FitLine({ creator, casting, now }: FitLineProps) {
  const missed = missedPoints(creator, casting, now);
  const fits = fitPoints.length - missed.length;
  const count = m.casting_fit({ count: formatCount(fits), total: formatCount(fitPoints.length) });
  const why = formatSeries(missed.map((point) => missedText(casting)[point]()));
  return (
    <p className="flex items-center gap-2.5 text-sm text-ink-2">
      <span aria-hidden className="fit-bar">
        {fitPoints.map((point, index) => (
          <i key={point} className={clsx(index < fits && 'is-on')} />
        ))}
      </span>
      <span>
        <b className="text-ink">{count}</b>
        {why ? `: ${why}` : ''}
      </span>
    </p>
  );
}
