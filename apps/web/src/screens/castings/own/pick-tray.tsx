import type { OwnCasting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatExactMoney, formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { CastLine } from '../../../features/castings/cast-line.tsx';
import type { Judging } from '../../../features/castings/judge-blind.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CastDialog } from './cast-dialog.ts';
import { PickStill } from './pick-still.tsx';
import type { Choice, Chosen } from './use-picks.ts';

interface PickTrayProps {
  casting: OwnCasting;
  picks: Choice;
  /** Applicants to compare side by side; absent on the page that compares them. */
  compared?: readonly Chosen[];
  /** Prevents casting before names and prices are shown. */
  judging: Pick<Judging, 'isBlind' | 'nameOf'>;
}

interface PlacesProps extends Pick<Judging, 'isBlind'> {
  casting: OwnCasting;
  picked: readonly Chosen[];
}

/** Frame for each place, filled by an earlier cast or by a picked applicant's work, or open. Decorative. */
function Places({ casting, picked, isBlind }: PlacesProps) {
  const rest = Math.max(0, casting.places - picked.length);
  return (
    <span aria-hidden className="flex flex-wrap items-center gap-1.5">
      {picked.map((one) => (
        <PickStill
          key={one.id}
          of={one}
          isBlind={isBlind}
          className="w-10 rounded-md outline-2 outline-cast"
        />
      ))}
      {rest > 0 ? <CastLine casting={{ places: rest, cast: Math.min(casting.cast, rest) }} large /> : null}
    </span>
  );
}

/** Applicants about to be cast, with their total; shown from the first pick or comparison on. */
export function PickTray({ casting, picks, compared = [], judging }: PickTrayProps) {
  const { isBlind, nameOf } = judging;
  const [isOpen, setOpen] = useState(false);
  const { chosen: picked } = picks;
  if (picked.length === 0 && compared.length === 0 && !isOpen) return null;
  const sum = picked.reduce((total, { price }) => total + price, 0);
  const names = formatList(picked.map(nameOf));
  return (
    <section aria-label={m.casting_your_picks()} className="pick-tray on-stage">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-3.5">
        <Places {...{ casting, picked, isBlind }} />
        <div role="status" className="min-w-0 flex-1 basis-56">
          {picked.length > 0 ? (
            <>
              <p className="font-semibold wrap-anywhere">{m.casting_you_picked({ names })}</p>
              <p className="num text-sm text-on-stage-2">
                {isBlind
                  ? m.casting_show_to_cast()
                  : m.casting_picked_sum({ amount: formatExactMoney(sum, casting.currency) })}
              </p>
            </>
          ) : (
            <p className="font-semibold">
              {compared.length < 2
                ? m.casting_compare_more()
                : m.casting_comparing({ count: formatCount(compared.length) })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5">
          {picked.length > 0 ? (
            <Button variant="outline" onClick={picks.clear}>
              {m.casting_clear_picks()}
            </Button>
          ) : null}
          {compared.length > 1 ? (
            <ButtonLink
              variant="outline"
              to={paths.compareApplicants.href(
                casting.id,
                compared.map(({ id }) => id),
              )}
              icon={<Columns3 aria-hidden className="ic" />}
            >
              {m.casting_compare_count({ count: formatCount(compared.length) })}
            </ButtonLink>
          ) : null}
          {picked.length > 0 && !isBlind ? (
            <Button variant="cast" onClick={() => setOpen(true)}>
              {m.casting_cast_count({ n: picked.length, count: formatCount(picked.length) })}
            </Button>
          ) : null}
        </div>
      </div>
      <CastDialog casting={casting} picks={picks} open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
