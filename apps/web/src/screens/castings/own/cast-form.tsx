import type { OwnCasting } from '@briefcast/contract';
import { openPlaces } from '@briefcast/contract/castings/state';
import {
  formatCount,
  formatExactMoney,
  formatList,
  formatSeries,
  formatShortDate,
} from '@briefcast/i18n/format';
import { deliverableCountLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { RefreshCw, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useCast } from '../../../features/castings/casting-queries.ts';
import { shortDay } from '../../../features/castings/casting-words.ts';
import { CampaignField } from '../../../features/deals/send-brief/campaign-field.tsx';
import { HoldLine } from '../../../features/deals/send-brief/hold-line.tsx';
import { fullName } from '../../../lib/names.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { FormError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { PickStill } from './pick-still.tsx';
import type { Choice, Chosen } from './use-picks.ts';

interface CastFormProps {
  casting: OwnCasting;
  picks: Choice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** More would make a title of many lines. */
const mostNamed = 3;

/** Keeps the picks and prices read when the question was asked: later changes are not agreed to by it. */
function usePicksAsRead(picks: Choice, open: boolean) {
  const [read, setRead] = useState({ open, picked: picks.chosen });
  if (read.open !== open) setRead({ open, picked: open ? picks.chosen : read.picked });
  return { picked: read.picked, readAgain: () => setRead({ open, picked: picks.chosen }) };
}

const isSame = (one: readonly Chosen[], other: readonly Chosen[]) =>
  one.length === other.length &&
  one.every(({ id, price }, at) => id === other[at]?.id && price === other[at].price);

/** Says whom, for how much and by when, before the briefs are sent. Where somebody was faster, the picks stay. */
export function CastForm({ casting, picks, open, onOpenChange }: CastFormProps) {
  const cast = useCast(casting.id);
  const [problem, setProblem] = useState<string>();
  const [campaignId, setCampaignId] = useState('');
  const { picked, readAgain } = usePicksAsRead(picks, open);
  const hasChanged = open && !cast.isPending && !isSame(picked, picks.chosen);
  const places = casting.state === 'CLOSED' ? 0 : openPlaces(casting);
  const isTooMany = !cast.isPending && picked.length > places;
  const sum = picked.reduce((total, { price }) => total + price, 0);
  const money = (cents: number) => formatExactMoney(cents, casting.currency);
  const count = formatCount(picked.length);
  const what = m.casting_cast_what({
    what: formatSeries(casting.deliverableWishes.map(deliverableCountLabel)),
    day: shortDay(casting.dueOn),
  });

  function readNow() {
    setProblem(undefined);
    readAgain();
  }

  async function send() {
    setProblem(undefined);
    try {
      await cast.mutateAsync({
        choices: picked.map(({ id: applicationId, price }) => ({ applicationId, price })),
        ...(campaignId === '' ? {} : { campaignId }),
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
      title={
        picked.length > mostNamed
          ? m.casting_cast_title({ n: picked.length, count })
          : m.casting_cast_names({ names: formatList(picked.map(({ creator }) => creator.firstName)) })
      }
      description={casting.title}
      footer={
        <>
          <Button variant="outline" disabled={cast.isPending} onClick={() => onOpenChange(false)}>
            {m.dialog_cancel()}
          </Button>
          <OnlineButton
            variant="cast"
            busy={cast.isPending}
            busyText={m.casting_casting_busy()}
            disabled={picked.length === 0 || hasChanged || isTooMany}
            onClick={() => void send()}
          >
            {m.casting_cast_for({ amount: money(sum) })}
          </OnlineButton>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{m.casting_cast_text({ day: formatShortDate(casting.dueOn) })}</p>
        <ul className="divide-y divide-line">
          {picked.map((one) => (
            <li key={one.id} className="flex items-center gap-4 py-4">
              <PickStill of={one} className="w-16 rounded-lg" />
              <div className="min-w-0 flex-1">
                <bdi className="disp block text-lg wrap-anywhere">{fullName(one.creator)}</bdi>
                <p className="num mt-1 text-sm text-ink-2">{what}</p>
              </div>
              <span className="casting-pay">{money(one.price)}</span>
            </li>
          ))}
        </ul>
        <p className="num flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <span className="text-ink-2">{m.casting_sum()}</span>
          <b className="casting-pay">{money(sum)}</b>
        </p>
        <CampaignField value={campaignId} disabled={cast.isPending} onChange={setCampaignId} />
        <HoldLine briefs={picked.length} />
        {hasChanged ? (
          <Notice
            tone="yellow"
            icon={<RefreshCw aria-hidden className="ic" />}
            title={m.casting_cast_changed()}
            action={
              <Button variant="outline" size="sm" onClick={readNow}>
                {m.casting_cast_read_again()}
              </Button>
            }
          />
        ) : null}
        {isTooMany && !problem ? (
          <Notice
            tone="yellow"
            icon={<UsersRound aria-hidden className="ic" />}
            title={
              places === 0
                ? m.casting_cast_no_place()
                : m.casting_cast_few_places({ n: places, count: formatCount(places) })
            }
          >
            {places === 0 ? m.casting_cast_no_place_text() : m.casting_cast_few_places_text()}
          </Notice>
        ) : (
          <FormError className="empty:hidden">{problem}</FormError>
        )}
      </div>
    </DialogBox>
  );
}
