import type { PublicCreator } from '@briefcast/contract';
import { startingPriceCents } from '@briefcast/contract/creators/price';
import { paths } from '@briefcast/contract/paths';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { MapPin, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { EmptyPortfolio } from '../../../features/creators/creator-card.tsx';
import { creatorSlides } from '../../../features/creators/creator-slides.ts';
import { SendBriefAction } from '../../../features/deals/send-brief/send-brief-action.tsx';
import { fullName } from '../../../lib/names.ts';
import { SampleBadge } from '../../../parts/sample-people/sample-badge.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import type { ComparedCreator } from './compare-rows.ts';

interface CompareColumnsProps {
  all: readonly ComparedCreator[];
  onRemove: (creator: PublicCreator) => void;
  onSend: (creator: PublicCreator) => void;
}

/** The work of each, with who it is and the next step. */
export function CompareColumns({ all, onRemove, onSend }: CompareColumnsProps) {
  return (
    <section aria-label={m.compare_work()} className="compare-room on-stage mt-6">
      <ul className="compare-columns" style={{ '--columns': all.length } as CSSProperties}>
        {all.map(({ creator }) => (
          <Column key={creator.id} {...{ creator, onRemove, onSend }} />
        ))}
      </ul>
    </section>
  );
}

interface ColumnProps extends Omit<CompareColumnsProps, 'all'> {
  creator: PublicCreator;
}

function Column({ creator, onRemove, onSend }: ColumnProps) {
  const name = fullName(creator);
  const cents = startingPriceCents(creator);
  return (
    <li>
      <Carousel
        slides={creatorSlides(creator)}
        label={m.card_portfolio_of({ name })}
        empty={<EmptyPortfolio creator={creator} />}
        mark={
          <button
            type="button"
            className="frame-button absolute! start-3 top-8 z-1"
            aria-label={m.compare_remove({ name })}
            onClick={() => onRemove(creator)}
          >
            <X aria-hidden className="ic" />
          </button>
        }
      />
      <div className="min-w-0">
        {creator.isSample ? <SampleBadge className="mb-1.5" /> : null}
        <h2 className="text-xl wrap-anywhere">
          <Link to={paths.creator.href(creator.id)} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {creator.location ? (
          <p className="mt-1 flex items-center gap-1 text-sm text-on-stage-2">
            <MapPin aria-hidden className="ic size-4!" />
            <bdi className="min-w-0 wrap-anywhere">{creator.location}</bdi>
          </p>
        ) : null}
        <p className="disp num mt-3 text-[28px] leading-none">
          {cents === null ? m.card_on_request() : <bdi>{formatMoney(cents, creator.currency)}</bdi>}
        </p>
        <p className="mt-1 mb-3 text-sm text-on-stage-2">
          {cents === null ? m.card_price() : m.card_starting_from()}
        </p>
        <div className="grid">
          <SendBriefAction
            creatorName={name}
            onSend={() => onSend(creator)}
            variant="outline"
            isSample={creator.isSample}
          />
        </div>
      </div>
    </li>
  );
}
