import { agreedCancellation, type DealDetail, type DealStatus, type Proposal } from '@briefcast/contract';
import { brandPersonWithin } from '@briefcast/i18n/labels/brand-person';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/use-user.ts';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { dealLooks } from './deal-badge.tsx';
import { brandName, creatorName } from './party-names.ts';

/** A quiet line above a deal's page: its status and what that means. */
export function DealNote({ status, children }: { status: DealStatus; children: ReactNode }) {
  const { tone, Icon } = dealLooks[status];
  return (
    <p
      role="status"
      data-tone={tone}
      className="ear-sm flex items-start gap-3 bg-k-bg px-4 py-3 pe-6 text-ui text-k-ink"
    >
      <Icon aria-hidden className="ic mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Why a deal ended, as somebody wrote it. */
function StatusReason({ deal: { statusReason } }: { deal: DealDetail }) {
  if (!statusReason) return null;
  return (
    <span dir="auto" className="mt-1 block whitespace-pre-line wrap-anywhere">
      <q className="quotes-auto">
        <LinkedText>{statusReason}</LinkedText>
      </q>
    </span>
  );
}

const texts = {
  NEEDS_REVISION: m.who_sent_back,
  COMPLETED: m.who_completed,
  CANCELLED: m.who_cancelled,
};
const isBrands = (status: DealDetail['status']): status is keyof typeof texts => status in texts;

/** Person of the brand who set the deal's status; nothing where it was the creator or the system. */
export function DoneBy({ deal }: { deal: DealDetail }) {
  const viewer = useUser();
  const { status, statusBy, creator } = deal;
  if (!statusBy || statusBy.id === creator?.id || !isBrands(status)) return null;
  return (
    <span className="block text-sm">
      <RichText
        parts={texts[status].parts({ person: brandPersonWithin(statusBy, brandName(deal.brand), viewer) })}
        tags={{ person: (children) => <bdi>{children}</bdi> }}
      />
    </span>
  );
}

/** Names the proposer of an end that both sides agreed on: the reason is theirs, not of the side that agreed. */
function AgreedBy({ deal, proposal }: { deal: DealDetail; proposal: Proposal }) {
  const viewer = useUser();
  const { by, byPerson } = proposal;
  const brand = brandPersonWithin(byPerson, brandName(deal.brand), viewer);
  const creator = viewer.role === 'CREATOR' ? m.who_you_within() : creatorName(deal.creator);
  return (
    <span className="block text-sm">
      <RichText
        parts={m.who_agreed_to_cancel.parts({ person: by === 'BRAND' ? brand : creator })}
        tags={{ person: (children) => <bdi>{children}</bdi> }}
      />
    </span>
  );
}

/** Person who ended a deal, with the reason. */
export function EndOfDeal({ deal }: { deal: DealDetail }) {
  const agreed = agreedCancellation(deal);
  return (
    <>
      {agreed ? <AgreedBy deal={deal} proposal={agreed} /> : <DoneBy deal={deal} />}
      <StatusReason deal={deal} />
    </>
  );
}

/** Person of the brand who sent the brief; nothing once that account is gone. */
export function BriefSender({ deal }: { deal: DealDetail }) {
  const viewer = useUser();
  if (!deal.sentBy) return null;
  return (
    <p className="hint mt-2">
      <RichText
        parts={m.who_brief_sent.parts({
          person: brandPersonWithin(deal.sentBy, brandName(deal.brand), viewer),
        })}
        tags={{ person: (children) => <bdi>{children}</bdi> }}
      />
    </p>
  );
}
