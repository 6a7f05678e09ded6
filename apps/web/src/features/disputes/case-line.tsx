import type { DisputeStanding, Payout, Role } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Button } from '../../ui/button.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { DisputeBadge } from './dispute-badge.tsx';

const CaseDialog = whenOpen(async () => (await import('./case-dialog.tsx')).CaseDialog);

interface CaseLineProps {
  payout: Payout;
  dispute: DisputeStanding;
  viewer: Role;
  /** Whether the reader may speak for their side. */
  mayState: boolean;
}

/** Side that an open case waits for; the closing day of a closed one. */
function waitingText({ state, closedAt, isBrandHeard }: DisputeStanding, viewer: Role): string {
  if (state !== 'OPEN') return closedAt ? formatShortDate(closedAt) : '';
  if (isBrandHeard) return m.case_heard();
  return viewer === 'BRAND' ? m.case_asks_brand() : m.case_waits_brand();
}

/** State of the case about a payment, and the way to it. */
export function CaseLine({ payout, dispute, viewer, mayState }: CaseLineProps) {
  const dialog = useFreshDialog();
  const isAsked = viewer === 'BRAND' && mayState && dispute.state === 'OPEN' && !dispute.isBrandHeard;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <DisputeBadge state={dispute.state} />
      <p className="num min-w-0 flex-1 basis-40 text-ink-2">{waitingText(dispute, viewer)}</p>
      <Button size="sm" variant={isAsked ? 'primary' : 'outline'} onClick={dialog.open}>
        {isAsked ? m.case_answer() : m.case_see()}
        <FurtherName>{payout.title}</FurtherName>
      </Button>
      {dialog.opening > 0 ? (
        <CaseDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          payout={payout}
          viewer={viewer}
          mayState={mayState}
        />
      ) : null}
    </div>
  );
}
