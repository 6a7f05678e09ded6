import type { PostalAddress, Role } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';

interface WhereItGoesProps {
  address: PostalAddress;
  viewer: Role;
  /** A button that changes it. */
  children?: ReactNode;
}

/** The creator's address, to those who need it. */
export function WhereItGoes({ address, viewer, children }: WhereItGoesProps) {
  const { name, phone, street, moreStreet, city, region, country, note } = address;
  const place = formatSeries([city, region, country].filter((part) => part !== ''));
  return (
    <section aria-labelledby="sample-where" className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h3 id="sample-where" className="text-[17px]">
          {m.sample_where()}
        </h3>
        {children}
      </div>
      <address className="mt-1.5 text-ui text-ink-2 not-italic wrap-anywhere">
        <bdi className="block font-semibold text-ink">{name}</bdi>
        {[street, moreStreet, place].filter(Boolean).map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
        <bdi className="num block" dir="ltr">
          {phone}
        </bdi>
        {note ? <bdi className="mt-1 block">{note}</bdi> : null}
      </address>
      <p className="hint mt-2 flex items-start gap-1.5">
        <Eye aria-hidden className="ic mt-px size-4!" />
        <span>{viewer === 'CREATOR' ? m.sample_where_seen_creator() : m.sample_where_seen_brand()}</span>
      </p>
    </section>
  );
}
