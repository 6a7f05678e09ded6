import type { DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

const AdditionDialog = whenOpen(async () => (await import('./addition-dialog.tsx')).AdditionDialog);

/** The way to more work for a price of its own: the button, and the form behind it. */
export function ProposeAddition({ deal }: { deal: DealDetail }) {
  const { isOpen, setOpen, opening, open } = useFreshDialog();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:min-h-11"
        icon={<Plus aria-hidden className="ic" />}
        onClick={open}
      >
        {m.addition_propose()}
      </Button>
      {opening > 0 ? <AdditionDialog key={opening} deal={deal} open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
