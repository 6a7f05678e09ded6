import type { DealListItem, Role } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight, Ban } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** In the lists of both dashboards: that something is proposed, and whose answer it waits for. */
export function ProposalHint({ deal: { openProposal }, viewer }: { deal: DealListItem; viewer: Role }) {
  if (!openProposal) return null;
  const { kind, by } = openProposal;
  const texts =
    kind === 'TERMS'
      ? { own: m.proposal_hint_terms_own, theirs: m.proposal_hint_terms }
      : { own: m.proposal_hint_end_own, theirs: m.proposal_hint_end };
  const Icon = kind === 'TERMS' ? ArrowLeftRight : Ban;
  return (
    <Badge stock={by === viewer ? 'buff' : 'orange'} icon={<Icon aria-hidden className="ic" />}>
      {by === viewer ? texts.own() : texts.theirs()}
    </Badge>
  );
}
