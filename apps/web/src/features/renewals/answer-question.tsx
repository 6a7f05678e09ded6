import type { OwnUser, Renewal, Role } from '@briefcast/contract';
import { formatCount, formatExactMoney } from '@briefcast/i18n/format';
import { brandPersonWithin } from '@briefcast/i18n/labels/brand-person';
import { renewalOffer, renewalStateLabel } from '@briefcast/i18n/labels/renewals';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { q } from '../../lib/query.ts';
import { useUser } from '../../lib/use-user.ts';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useAnswerRenewal } from './use-renewals.ts';

/** Consequence of accepting it for the reader. */
function acceptText({ price, currency, paymentDays: n }: Renewal, reader: Role): string {
  if (price === 0) return m.renewal_accept_free();
  const said = { n, count: formatCount(n), price: formatExactMoney(price, currency) };
  return reader === 'BRAND' ? m.renewal_accept_brand(said) : m.renewal_accept_creator(said);
}

/** Person who withdrew the other side's offer, or answered the viewer's own. */
function whoEnded({ byRole, state, answeredBy }: Renewal, other: string, viewer: OwnUser): string {
  const isBrand = (byRole === 'BRAND') === (state === 'WITHDRAWN');
  if (isBrand)
    return brandPersonWithin(answeredBy, viewer.role === 'BRAND' ? viewer.companyName : other, viewer);
  return viewer.role === 'CREATOR' ? m.who_you_within() : other;
}

/** Outcome of an offer that is no longer open; nothing while that is being read. */
function WhatBecame({ renewal, other }: { renewal: Renewal; other: string }) {
  const viewer = useUser();
  const { data } = useQuery(q('renewals.ofDeal', { params: { dealId: renewal.dealId } }));
  const now = data?.renewals.find(({ id }) => id === renewal.id);
  if (!now || now.state === 'OPEN') return null;
  if (now.state === 'LAPSED') return m.refusal_renewal_lapsed();
  return (
    <RichText
      parts={m.proposal_state_by.parts({
        state: renewalStateLabel(now.state),
        person: whoEnded(now, other, viewer),
      })}
      tags={{ person: (children) => <bdi>{children}</bdi> }}
    />
  );
}

/** An offer as it was when somebody pressed an answer to it, and that answer. */
export interface RenewalAsked {
  renewal: Renewal;
  answer: 'ACCEPTED' | 'DECLINED';
}

interface AnswerQuestionProps extends RenewalAsked {
  /** Whether it still waits for an answer. */
  isOffered: boolean;
  /** The other side's name. */
  other: string;
  onClose: () => void;
}

/** Asks before an offer is accepted or declined; outlives an offer that was withdrawn or answered, and says so. */
export function AnswerQuestion({ renewal, answer, isOffered, other, onClose }: AnswerQuestionProps) {
  const { role } = useUser();
  const { mutate, isPending } = useAnswerRenewal(renewal);
  const isAccepting = answer === 'ACCEPTED';
  const price = formatExactMoney(renewal.price, renewal.currency);
  // While it is being sent, a live update may be here before the answer.
  const isOver = !isPending && !isOffered;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isAccepting ? m.renewal_accept_title({ price }) : m.renewal_decline_title()}
      confirmLabel={isAccepting ? m.renewal_accept() : m.renewal_decline()}
      danger={!isAccepting}
      busy={isPending}
      busyText={m.renewal_answering()}
      disabled={isOver}
      onConfirm={() => mutate(answer, { onSuccess: onClose })}
    >
      {isOver ? (
        <ChangedMeanwhile asked>
          <WhatBecame renewal={renewal} other={other} />
        </ChangedMeanwhile>
      ) : null}
      {isAccepting ? acceptText(renewal, role) : m.renewal_decline_text({ offer: renewalOffer(renewal) })}
    </ConfirmDialog>
  );
}
