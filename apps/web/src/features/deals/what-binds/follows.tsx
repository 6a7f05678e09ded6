import type { DealDetail } from '@briefcast/contract';
import { isBriefReplaced } from '@briefcast/contract/deals/proposals';
import { m } from '@briefcast/i18n/messages';
import { Scale } from 'lucide-react';
import { useUser } from '../../../lib/use-user.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { brandName, creatorName } from '../party-names.ts';

/** Consequences of each answer to proposed terms. */
export function Follows({ deal }: { deal: DealDetail }) {
  const { role } = useUser();
  const other = role === 'CREATOR' ? brandName(deal.brand) : creatorName(deal.creator);
  return (
    <p className="flex items-start gap-2.5">
      <Scale aria-hidden className="ic mt-0.5 size-4!" />
      <span className="min-w-0 wrap-anywhere">
        <RichText
          parts={m.proposal_binds.parts({ other })}
          tags={{ other: (children) => <bdi>{children}</bdi> }}
        />
        {role === 'BRAND' && !isBriefReplaced(deal.proposals) ? ` ${m.proposal_binds_brief()}` : null}
      </span>
    </p>
  );
}
