import type { ExchangeRate, PublicCreator } from '@briefcast/contract';
import { startingPriceCents } from '@briefcast/contract/creators/price';
import { formatMoney, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { Languages, MapPin, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { aboutOther } from '../../../parts/currencies/other-currency.ts';
import { SampleBadge } from '../../../parts/sample-people/sample-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';

interface CreatorSummaryProps {
  creator: PublicCreator;
  /** Rate for the price in the other currency; undefined until it is there. */
  rate: ExchangeRate | undefined;
  action: ReactNode;
  /** Quiet buttons in a row below it, those first that everybody has; they need a script. */
  tools?: ReactNode;
}

/** Creator's name, starting price, and the button. */
export function CreatorSummary({ creator, rate, action, tools }: CreatorSummaryProps) {
  const name = fullName(creator);
  const cents = startingPriceCents(creator);
  return (
    <Card as="div" className="lg:sticky lg:top-[calc(var(--header-height)+16px)]">
      <div className="flex min-w-0 items-center gap-4 pe-3">
        <Avatar name={name} src={creator.profileImage && mediaUrl(creator.profileImage)} size={80} />
        <div className="min-w-0">
          {creator.isSample ? <SampleBadge className="mb-1.5" /> : null}
          <h1 tabIndex={-1} className="text-[28px] wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          {creator.location ? (
            <p className="mt-1 flex items-start gap-1.5 text-ui text-ink-2">
              <MapPin aria-hidden className="ic mt-0.5" />
              <bdi className="min-w-0 wrap-anywhere">{creator.location}</bdi>
            </p>
          ) : null}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <p className="hint leading-none">{cents === null ? m.card_price() : m.card_starting_from()}</p>
          <p className="disp num mt-1.5 text-[34px] leading-none">
            {cents === null ? m.card_on_request() : <bdi>{formatMoney(cents, creator.currency)}</bdi>}
          </p>
          {cents && rate ? (
            <p className="hint mt-1">{aboutOther({ cents, currency: creator.currency }, rate)}</p>
          ) : null}
        </div>
        <p className="flex items-center gap-1.5 text-ui text-ink-2">
          <Timer aria-hidden className="ic" />
          <span className="sr-only">{m.card_turnaround()} </span>
          {turnaroundText(creator)}
        </p>
      </div>
      <div className="for-brands mt-5 grid empty:hidden">{action}</div>
      {/* A phone has room for what comes late, too, so that nothing below is pushed down by it. */}
      {tools ? (
        <div className="mt-2 flex flex-wrap gap-2 noscript:hidden max-sm:gap-1.5 max-sm:[&>.btn]:px-2.5!">
          {tools}
        </div>
      ) : null}
      {creator.categories.length > 0 ? (
        <>
          <h2 className="mt-6 mb-2 text-[17px]">{m.person_categories()}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {creator.categories.map(({ id, name: category }) => (
              <li key={id} className="flex">
                <Tag>{categoryLabel(category)}</Tag>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {creator.languages.length > 0 ? (
        <>
          <h2 className="mt-5 mb-1.5 text-[17px]">{m.person_languages()}</h2>
          <p className="flex items-start gap-1.5 text-ui text-ink-2">
            <Languages aria-hidden className="ic mt-0.5" />
            {formatSeries(creator.languages.map(languageLabel))}
          </p>
        </>
      ) : null}
    </Card>
  );
}
