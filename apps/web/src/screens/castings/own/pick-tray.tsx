import type { OwnCasting } from '@briefcast/contract';
import { formatCount, formatExactMoney, formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { CastLine } from '../../../features/castings/cast-line.tsx';
import { fullName } from '../../../lib/names.ts';
import { Button } from '../../../ui/button.tsx';
import { CastDialog } from './cast-dialog.ts';
import type { Picks } from './use-picks.ts';

/** Whom somebody is about to cast, and what that comes to; there from the first pick on. */
export function PickTray({ casting, picks }: { casting: OwnCasting; picks: Picks }) {
  const [isOpen, setOpen] = useState(false);
  const { picked } = picks;
  if (picked.length === 0 && !isOpen) return null;
  const sum = picked.reduce((total, { price }) => total + price, 0);
  const names = formatList(picked.map(({ creator }) => fullName(creator)));
  return (
    <section aria-label={m.casting_your_picks()} className="pick-tray on-stage">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-3.5">
        <CastLine casting={casting} picked={picked.length} large />
        <div role="status" className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere">{m.casting_you_picked({ names })}</p>
          <p className="num text-sm text-on-stage-2">
            {m.casting_picked_sum({ amount: formatExactMoney(sum, casting.currency) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onClick={picks.clear}>
            {m.casting_clear_picks()}
          </Button>
          <Button variant="cast" onClick={() => setOpen(true)}>
            {m.casting_cast_count({ n: picked.length, count: formatCount(picked.length) })}
          </Button>
        </div>
      </div>
      <CastDialog casting={casting} picks={picks} open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
