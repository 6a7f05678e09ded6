import '../../../styles/review-room/comments.css';
import type { DealDetail } from '@briefcast/contract';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { formatDaysUntil } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { DoneBy } from '../../../features/deals/deal-note.tsx';
import { brandName } from '../../../features/deals/party-names.ts';
import { isSentBack } from '../../../features/files/split-files.ts';
import { RichText } from '../../../ui/rich-text.tsx';

interface RevisionTicketProps {
  deal: DealDetail;
  /** Number of changes that the brand requested one by one. */
  changes: number;
}

/** Counts the round of this deal in words, such as "Round 1 of 2.". */
function roundText({ included, used }: NonNullable<DealDetail['rounds']>): string {
  const texts = { used: formatCount(used), included: formatCount(included) };
  return `${used <= included ? m.deal_round_of(texts) : m.deal_round_beyond(texts)}.`;
}

/** Brand's request, with its round and its due day. */
export function RevisionTicket({ deal, changes }: RevisionTicketProps) {
  const { rounds, files } = deal;
  const [backBy] = files
    .filter(isSentBack)
    .flatMap((file) => file.backBy ?? [])
    .toSorted();
  return (
    <div role="status" className="round-ticket" data-tone="orange">
      {rounds ? (
        <b className="round-count" aria-hidden>
          {formatCount(rounds.used)}
          <small>/{formatCount(rounds.included)}</small>
        </b>
      ) : null}
      <div>
        {changes > 0 ? (
          <p className="font-semibold wrap-anywhere">
            <RichText
              parts={m.task_asked.parts({
                n: changes,
                count: formatCount(changes),
                brand: brandName(deal.brand),
              })}
              tags={{ brand: (children) => <bdi>{children}</bdi> }}
            />
          </p>
        ) : null}
        <p>
          {rounds && rounds.used > 0 ? `${roundText(rounds)} ` : null}
          {backBy === undefined
            ? null
            : m.task_back_by({ date: formatLongDate(backBy), days: formatDaysUntil(backBy) })}
        </p>
        <p className="text-sm">{m.deal_creator_sent_back()}</p>
        <DoneBy deal={deal} />
      </div>
    </div>
  );
}
