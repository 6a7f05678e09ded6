/** Actions of a creator on a late payment beyond reminding: the formal letter, and asking the market to step in. */
import { type LatePayment, mayAskToStepIn, maySendLetter, type Payout } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { FileWarning, type LucideIcon, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { whenOpen } from '../../ui/dialog.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

const LetterDialog = whenOpen(async () => (await import('./letter-dialog.tsx')).LetterDialog);
const StepInDialog = whenOpen(async () => (await import('./step-in-dialog.tsx')).StepInDialog);

const standingOf = ({ state, dueAt, letter, dispute }: Payout): LatePayment => ({
  state,
  dueAt: new Date(dueAt),
  hasLetter: letter !== undefined,
  dispute: dispute?.state ?? null,
});

interface LateAct {
  text: string;
  Icon: LucideIcon;
  onPress: () => void;
}

/** Steps that are possible now, null where one is not or the brand is gone, and the dialogs that they open. */
export function useLateActs(
  payout: Payout,
  brand: string,
): { letter: LateAct | null; stepIn: LateAct | null; dialogs: ReactNode } {
  const letter = useFreshDialog();
  const stepIn = useFreshDialog();
  const standing = standingOf(payout);
  const now = new Date();
  const isThere = payout.party.id !== null;
  return {
    letter:
      isThere && maySendLetter(standing, now)
        ? { text: m.late_letter_send(), Icon: FileWarning, onPress: letter.open }
        : null,
    stepIn:
      isThere && mayAskToStepIn(standing, now)
        ? { text: m.case_step_in(), Icon: Scale, onPress: stepIn.open }
        : null,
    dialogs: (
      <>
        {letter.opening > 0 ? (
          <LetterDialog
            key={`letter:${letter.opening}`}
            open={letter.isOpen}
            onOpenChange={letter.setOpen}
            payout={payout}
            brand={brand}
          />
        ) : null}
        {stepIn.opening > 0 ? (
          <StepInDialog
            key={`step-in:${stepIn.opening}`}
            open={stepIn.isOpen}
            onOpenChange={stepIn.setOpen}
            dealId={payout.dealId}
            brand={brand}
          />
        ) : null}
      </>
    ),
  };
}
