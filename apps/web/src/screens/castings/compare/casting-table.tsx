import type { Applicant, OwnCasting } from '@briefcast/contract';
import { openPlaces } from '@briefcast/contract/castings/state';
import { paths } from '@briefcast/contract/paths';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, MapPin, Pause, Play, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { BlindSwitch } from '../../../features/castings/blind-switch.tsx';
import type { Judging } from '../../../features/castings/judge-blind.ts';
import { reelsOf } from '../../../features/castings/reels-of.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { FilmPosition } from '../../../ui/film-position.tsx';
import type { Choice } from '../own/use-picks.ts';
import { ComparedReel } from './compared-reel.tsx';
import { type SyncedReels, useSyncedReels } from './use-synced-reels.ts';

interface CastingTableProps {
  casting: OwnCasting;
  all: readonly Applicant[];
  judging: Judging;
  onRemove: (applicant: Applicant) => void;
  picks: Choice;
}

/** Reels of all compared applicants, played together, each with its person, price, and the pick. */
export function CastingTable(props: CastingTableProps) {
  const { all, judging } = props;
  const room = useSyncedReels(all.map(({ id }) => id));
  return (
    <section aria-label={m.compare_table_title()} className="compare-room on-stage mt-6">
      <div className="casting-table-bar">
        <h2 className="text-[19px]">{m.compare_table_title()}</h2>
        {room.length > 0 ? <Controls room={room} /> : null}
        <span className="ms-auto max-sm:ms-0">
          <BlindSwitch judging={judging} />
        </span>
      </div>
      <ul className="compare-columns room-columns" style={{ '--columns': all.length } as CSSProperties}>
        {all.map((applicant) => (
          <Column key={applicant.id} applicant={applicant} room={room} {...props} />
        ))}
      </ul>
      {room.length > 0 ? (
        <p className="mt-5 text-sm text-on-stage-2">
          {room.isCalm ? m.compare_play_one() : m.compare_play_all()}
        </p>
      ) : null}
    </section>
  );
}

function Controls({ room }: { room: SyncedReels }) {
  const { isPlaying, seconds, length, toggle, seek } = room;
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-3 sm:max-w-sm">
      <button
        type="button"
        className="casting-table-play"
        aria-label={isPlaying ? m.compare_pause() : m.compare_play()}
        onClick={toggle}
      >
        {isPlaying ? (
          <Pause aria-hidden className="ic fill-current" />
        ) : (
          <Play aria-hidden className="ic ms-0.5 fill-current" />
        )}
      </button>
      <FilmPosition seconds={seconds} length={length} onSeek={seek} />
    </div>
  );
}

interface ColumnProps extends CastingTableProps {
  applicant: Applicant;
  room: SyncedReels;
}

function Column({ applicant, casting, judging, onRemove, picks, room }: ColumnProps) {
  const { isBlind, nameOf } = judging;
  const { id, creator, price, outcome } = applicant;
  const user = useUser();
  const name = nameOf(applicant);
  const isPicked = picks.has(id);
  const mayPick =
    mayForOrganization(user, 'casting.post') &&
    outcome === 'WAITING' &&
    casting.state !== 'CLOSED' &&
    openPlaces(casting) > 0;
  return (
    <li>
      <ComparedReel
        reels={reelsOf(applicant)}
        picture={creator.profileImage && mediaUrl(creator.profileImage)}
        {...{ id, name, isPicked, isBlind, room }}
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-xl wrap-anywhere">
            {isBlind ? (
              name
            ) : (
              <Link to={paths.creator.href(creator.id)} className="hover:underline">
                <bdi>{name}</bdi>
              </Link>
            )}
          </h3>
          <button
            type="button"
            className="-me-2 -mt-2 grid size-11 flex-none place-items-center text-on-stage-2 hover:text-on-stage"
            aria-label={m.compare_remove({ name })}
            onClick={() => onRemove(applicant)}
          >
            <X aria-hidden className="ic" />
          </button>
        </div>
        {!isBlind && creator.location ? (
          <p className="mt-1 flex items-center gap-1 text-sm text-on-stage-2">
            <MapPin aria-hidden className="ic size-4! flex-none" />
            <bdi className="min-w-0 wrap-anywhere">{creator.location}</bdi>
          </p>
        ) : null}
        {isBlind ? null : (
          <p className="disp num mt-3 text-[40px] leading-none max-sm:text-[28px]">
            <bdi>{formatMoney(price, casting.currency)}</bdi>
          </p>
        )}
        <div className="mt-4 grid">
          {outcome === 'CAST' ? (
            <p className="flex items-center gap-2 font-semibold">
              <Check aria-hidden className="ic" />
              {m.casting_tab_cast()}
            </p>
          ) : !creator.isPublished ? (
            <p className="text-sm text-on-stage-2">{m.casting_takes_no_briefs()}</p>
          ) : mayPick ? (
            <Button
              variant="outline"
              className={isPicked ? 'bg-on-stage! text-stage!' : undefined}
              aria-pressed={isPicked}
              aria-label={isPicked ? m.casting_picked_name({ name }) : m.casting_pick_name({ name })}
              disabled={!isPicked && picks.isFull}
              title={!isPicked && picks.isFull ? m.casting_every_place_picked() : undefined}
              icon={isPicked ? <Check aria-hidden className="ic size-4!" /> : undefined}
              onClick={() => picks.toggle(applicant)}
            >
              {isPicked ? m.casting_picked() : m.casting_pick()}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
