import type { Shipment } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

interface ParcelProps {
  shipment: Shipment;
  /** A button that corrects it. */
  children?: ReactNode;
}

/** Carrier of a parcel, its day, and the link to follow it. */
export function Parcel({ shipment: { carrier, sentOn, trackingUrl }, children }: ParcelProps) {
  return (
    <section aria-labelledby="sample-tracking" className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h3 id="sample-tracking" className="text-[17px]">
          {m.sample_tracking()}
        </h3>
        {children}
      </div>
      <p className="num mt-1.5 text-ui text-ink-2 wrap-anywhere">
        {m.sample_say_way_by({ carrier, day: formatShortDate(sentOn) })}
      </p>
      {trackingUrl ? (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link mt-1.5 inline-flex items-center gap-1.5 font-semibold"
        >
          <ExternalLink aria-hidden className="ic size-4!" />
          {m.sample_track()}
        </a>
      ) : null}
    </section>
  );
}
