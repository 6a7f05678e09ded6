import type { CastingStart } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { BeginDialog } from './begin-dialog.ts';
import type { Started } from './start-from.ts';

interface BeginBarProps {
  userId: string;
  origin: Started['origin'];
  onChoose: (start: CastingStart) => void;
}

/** Origin of the form's content, and the way to begin with something else. */
export function BeginBar({ userId, origin, onChoose }: BeginBarProps) {
  const [isOpen, setOpen] = useState(false);
  const Icon = origin ? FileText : Plus;
  return (
    <div
      data-tone="buff"
      className="ear-sm mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border border-(--k-line) bg-k-bg px-4 py-3 text-k-ink"
    >
      <Icon aria-hidden className="ic flex-none" />
      <p className="min-w-0 flex-1 basis-56 text-sm">
        <b dir="auto" className="block wrap-anywhere">
          {origin?.title ?? m.casting_begin_blank()}
        </b>
        {origin?.about ?? m.casting_begin_blank_about()}
      </p>
      <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={() => setOpen(true)}>
        {m.casting_begin_change()}
      </Button>
      <BeginDialog userId={userId} onChoose={onChoose} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
