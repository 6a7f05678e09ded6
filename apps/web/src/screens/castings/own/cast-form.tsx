import type { OwnCasting } from '@briefcast/contract';
import { formatCount, formatExactMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useCast } from '../../../features/castings/casting-queries.ts';
import { HoldLine } from '../../../features/deals/send-brief/hold-line.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { FormError } from '../../../ui/field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import type { Choice } from './use-picks.ts';

interface CastFormProps {
  casting: OwnCasting;
  picks: Choice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says whom, for how much and by when, before the briefs are sent. Where somebody was faster, the picks stay. */
export function CastForm({ casting, picks, open, onOpenChange }: CastFormProps) {
  const cast = useCast(casting.id);
  const [problem, setProblem] = useState<string>();
  const { chosen: picked } = picks;
  const sum = picked.reduce((total, { price }) => total + price, 0);
  const money = (cents: number) => formatExactMoney(cents, casting.currency);
  const count = formatCount(picked.length);

  async function send() {
    setProblem(undefined);
    try {
      await cast.mutateAsync({
        choices: picked.map(({ id: applicationId, price }) => ({ applicationId, price })),
      });
      toastSuccess(m.casting_cast_done({ n: picked.length, count }));
      picks.clear();
      onOpenChange(false);
    } catch (error) {
      setProblem(errorText(error, m.please_try_again()));
    }
  }

  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      busy={cast.isPending}
      title={m.casting_cast_title({ n: picked.length, count })}
      description={casting.title}
      footer={
        <>
          <HoldLine briefs={picked.length} />
          <Button variant="outline" disabled={cast.isPending} onClick={() => onOpenChange(false)}>
            {m.dialog_cancel()}
          </Button>
          <Button
            variant="cast"
            busy={cast.isPending}
            busyText={m.casting_casting_busy()}
            disabled={picked.length === 0}
            onClick={() => void send()}
          >
            {m.casting_cast_for({ amount: money(sum) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{m.casting_cast_text({ day: formatShortDate(casting.dueOn) })}</p>
        <ul className="divide-y divide-line">
          {picked.map(({ id, creator, price }) => {
            const name = fullName(creator);
            return (
              <li key={id} className="flex items-center gap-3 py-2.5">
                <Avatar
                  name={name}
                  src={creator.profileImage ? mediaUrl(creator.profileImage) : null}
                  size={40}
                />
                <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</bdi>
                <span className="num font-semibold">{money(price)}</span>
              </li>
            );
          })}
        </ul>
        <p className="num flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <span className="text-ink-2">{m.casting_sum()}</span>
          <b className="casting-pay">{money(sum)}</b>
        </p>
        <FormError className="empty:hidden">{problem}</FormError>
      </div>
    </DialogBox>
  );
}
