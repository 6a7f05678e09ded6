import type { DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useUser } from '../../lib/use-user.ts';
import { brandPersonName } from '../../lib/who.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { brandName } from './party-names.ts';

const texts = {
  NEEDS_REVISION: m.who_sent_back,
  COMPLETED: m.who_completed,
  CANCELLED: m.who_cancelled,
};
const isBrands = (status: DealDetail['status']): status is keyof typeof texts => status in texts;

/** Who of the brand brought a deal to where it stands; nothing where it was the creator or the system. */
export function DoneBy({ deal }: { deal: DealDetail }) {
  const viewer = useUser();
  const { status, statusBy, creator } = deal;
  if (!statusBy || statusBy.id === creator?.id || !isBrands(status)) return null;
  return (
    <span className="block text-sm">
      <RichText
        parts={texts[status].parts({ person: brandPersonName(statusBy, brandName(deal.brand), viewer) })}
        tags={{ person: (children) => <bdi>{children}</bdi> }}
      />
    </span>
  );
}

/** Who of the brand sent the brief; nothing once that account is gone. */
export function BriefSender({ deal }: { deal: DealDetail }) {
  const viewer = useUser();
  if (!deal.sentBy) return null;
  return (
    <p className="hint mt-2">
      <RichText
        parts={m.who_brief_sent.parts({
          person: brandPersonName(deal.sentBy, brandName(deal.brand), viewer),
        })}
        tags={{ person: (children) => <bdi>{children}</bdi> }}
      />
    </p>
  );
}
