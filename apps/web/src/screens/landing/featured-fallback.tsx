import { m } from '@briefcast/i18n/messages';
import { LoadingText } from '../../ui/spinner.tsx';

/** Four cards without their content, as large as those to come. */
export function FeaturedFallback() {
  return (
    <div className="relative">
      <LoadingText className="absolute! start-1/2 top-24 z-[1] w-max -translate-x-1/2 rounded-full bg-raised px-4 py-2 shadow-e1 rtl:translate-x-1/2">
        {m.landing_loading()}
      </LoadingText>
      <div aria-hidden className={gridClass}>
        {[1, 2, 3, 4].map((card) => (
          <div
            key={card}
            className="card flex gap-3.5 p-2.5 max-sm:*:first:w-[min(148px,43.8%)] sm:flex-col sm:pb-[188px]"
          >
            <div className="frame skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The grid of the cards: one column on phones to four. */
export const gridClass = 'grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-4';
