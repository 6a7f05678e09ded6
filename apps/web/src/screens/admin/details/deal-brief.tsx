import type { AdminDealDetails } from '@briefcast/contract';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { CircleCheck, Flag } from 'lucide-react';
import { briefGroups } from '../../../features/deals/brief-groups.ts';
import { BriefScope } from '../../../features/deals/brief-scope.tsx';
import { fullName } from '../../../lib/names.ts';
import { LinkedText } from '../../../parts/files/linked-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { WrittenText } from './details-page.tsx';

/** The brief as it was sent, with what the creator confirmed and the brand missed. */
export function DealBrief({ deal }: { deal: AdminDealDetails }) {
  const sender =
    deal.sentBy && fullName({ firstName: deal.sentBy.firstName ?? '', lastName: deal.sentBy.lastName ?? '' });
  return (
    <Card
      title={m.admin_deal_brief()}
      action={deal.category ? <Tag small>{categoryLabel(deal.category.name)}</Tag> : null}
    >
      <WrittenText>
        <LinkedText>{deal.description}</LinkedText>
      </WrittenText>
      {sender ? <p className="hint mt-2">{m.admin_deal_sent_by({ name: sender })}</p> : null}
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-3">
        {briefGroups(deal).map(({ kind, title, Icon, items }) => (
          <div key={kind} className="min-w-0">
            <h3 className="text-[17px]">{title}</h3>
            <ul className="mt-2 grid gap-1.5 text-ui">
              {items.map(({ id, text, attestedAt, missedAt }) => (
                <li key={id} className="flex items-start gap-2">
                  {attestedAt && !missedAt ? (
                    <span data-tone="green" className="mt-0.5 flex-none text-k-ink">
                      <CircleCheck aria-hidden className="ic" />
                      <span className="sr-only">{m.deal_item_confirmed()}</span>
                    </span>
                  ) : (
                    <Icon aria-hidden className="ic mt-0.5 text-ink-3" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
                      <LinkedText>{text}</LinkedText>
                    </span>
                    {missedAt ? (
                      <Badge tone="orange" icon={<Flag aria-hidden className="ic" />}>
                        {m.deal_item_missed()}
                      </Badge>
                    ) : null}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <BriefScope deal={deal} />
      </div>
    </Card>
  );
}
