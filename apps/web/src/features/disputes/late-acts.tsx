/** Actions of a creator on a late payment beyond reminding: the formal letter, and asking the market to step in. */
import { type LatePayment, mayAskToStepIn, maySendLetter, type Payout } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { FileWarning, Scale } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

const LetterDialog = whenOpen(async () => (await import('./letter-dialog.tsx')).LetterDialog);
const StepInDialog = whenOpen(async () => (await import('./step-in-dialog.tsx')).StepInDialog);

const standingOf = ({ state, dueAt, letter, dispute }: Payout): LatePayment => ({
  state,
  dueAt: new Date(dueAt),
  hasLetter: letter !== undefined,
  dispute: dispute?.state ?? null,
});

/** The steps that are possible now; nothing where none is, or the brand is gone. */
export function LateActs({ payout, brand }: { payout: Payout; brand: string }) {
  const latePayment = standingOf(payout);
  const now = new Date();
  if (payout.party.id === null) return null;
  return (
    <>
      {maySendLetter(latePayment, now) ? <SendLetter payout={payout} brand={brand} /> : null}
      {mayAskToStepIn(latePayment, now) ? <StepIn payout={payout} brand={brand} /> : null}
    </>
  );
}

function SendLetter({ payout, brand }: { payout: Payout; brand: string }) {
  const dialog = useFreshDialog();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<FileWarning aria-hidden className="ic size-4!" />}
        onClick={dialog.open}
      >
        {m.late_letter_send()}
        <FurtherName>{payout.title}</FurtherName>
      </Button>
      {dialog.opening > 0 ? (
        <LetterDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          payout={payout}
          brand={brand}
        />
      ) : null}
    </>
  );
}

function StepIn({ payout: { dealId, title }, brand }: { payout: Payout; brand: string }) {
  const dialog = useFreshDialog();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Scale aria-hidden className="ic size-4!" />}
        onClick={dialog.open}
      >
        {m.case_step_in()}
        <FurtherName>{title}</FurtherName>
      </Button>
      {dialog.opening > 0 ? (
        <StepInDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          dealId={dealId}
          brand={brand}
        />
      ) : null}
    </>
  );
}
