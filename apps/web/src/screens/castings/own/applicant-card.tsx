import type { Applicant, OwnCasting } from '@briefcast/contract';
import { openPlaces } from '@briefcast/contract/castings/state';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, MapPin, Play, Repeat2, Star, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AskMeter } from '../../../features/castings/ask-meter.tsx';
import { useMarkApplication } from '../../../features/castings/casting-queries.ts';
import type { Judging } from '../../../features/castings/judge-blind.ts';
import { reelsOf } from '../../../features/castings/reels-of.ts';
import { TeamVotes } from '../../../features/castings/team-votes.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { MediaStill } from '../../../ui/media-still.tsx';
import { OnlineIconButton } from '../../../ui/online-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { useLightbox } from '../../../ui/use-lightbox.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicantMore } from './applicant-more.tsx';
import type { Choice } from './use-picks.ts';

interface ApplicantCardProps {
  applicant: Applicant;
  casting: OwnCasting;
  judging: Judging;
  picks: Choice;
  compared: Choice;
}

const undoSeconds = 6;

/** Applicant with work, price and words, and the brand's actions. */
export function ApplicantCard({ applicant, casting, judging, picks, compared }: ApplicantCardProps) {
  const { creator, outcome, projects, pitch, answer, price, isNew } = applicant;
  const { isBlind, nameOf, wordsOf } = judging;
  const name = nameOf(applicant);
  return (
    <li className="card applicant" data-picked={picks.has(applicant.id) || undefined}>
      <div className="applicant-body">
        <Reel {...{ applicant, name, isBlind }} />
        <div className="flex min-w-0 flex-col pt-1">
          <div className="flex items-start justify-between gap-2 pe-1">
            <h2 className="min-w-0 text-[19px] wrap-anywhere">
              {isBlind ? (
                name
              ) : (
                <Link to={paths.creator.href(creator.id)} className="hover:underline">
                  <bdi>{name}</bdi>
                </Link>
              )}
            </h2>
            {isNew ? (
              <Badge tone="pink" icon={null}>
                {m.casting_new()}
              </Badge>
            ) : null}
          </div>
          {creator.location && !isBlind ? (
            <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-3">
              <MapPin aria-hidden className="ic size-4! flex-none" />
              <bdi className="truncate">{creator.location}</bdi>
            </p>
          ) : null}
          {projects > 0 && !isBlind ? (
            <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold">
              <Repeat2 aria-hidden className="ic size-4! flex-none" />
              {m.casting_with_you({ n: projects, count: formatCount(projects) })}
            </p>
          ) : null}
          {isBlind ? null : (
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="casting-pay text-[26px]!">{formatMoney(price, casting.currency)}</span>
              <AskMeter price={price} casting={casting} reader="BRAND" />
            </div>
          )}
          <div aria-hidden className="h-3 flex-none" />
          <ApplicantFacts applicant={applicant} />
        </div>
        <p dir="auto" className="col-span-2 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
          {answer ? <b className="text-ink">{wordsOf(applicant, answer)} </b> : null}
          {wordsOf(applicant, pitch)}
        </p>
        <div className="col-span-2">
          <TeamVotes
            castingId={casting.id}
            isOver={casting.isOver}
            wordsOf={(note) => wordsOf(applicant, note)}
            {...{ applicant, name }}
          />
          {isBlind ? null : <ApplicantMore applicant={applicant} castingId={casting.id} name={name} />}
        </div>
      </div>
      <div className="applicant-acts">
        {outcome === 'WAITING' ? (
          <Acts {...{ applicant, casting, judging, picks, compared, name }} />
        ) : outcome === 'CAST' ? (
          <>
            <Badge tone="green" icon={<Check aria-hidden className="ic" />} className="ms-2">
              {m.casting_tab_cast()}
            </Badge>
            {applicant.dealId && !isBlind ? (
              <ButtonLink
                variant="outline"
                size="sm"
                className="ms-auto"
                to={paths.brandDeal.href(applicant.dealId)}
              >
                {m.casting_open_project()}
              </ButtonLink>
            ) : null}
          </>
        ) : (
          <p className="hint px-2 py-2">{m.application_state_not_chosen()}</p>
        )}
      </div>
    </li>
  );
}

interface ReelProps extends Pick<Judging, 'isBlind'> {
  applicant: Applicant;
  name: string;
}

/** The first of the works that were chosen; all of them open in the large view. */
function Reel({ applicant, name, isBlind }: ReelProps) {
  const { creator, film, items } = applicant;
  const reels = reelsOf(applicant);
  const { open, lightbox, intent } = useLightbox(
    reels.map(({ title, isMade, ...reel }, index) => ({
      ...reel,
      alt: isMade
        ? m.application_film_of({ name })
        : (!isBlind && title) || m.card_work({ number: formatCount(index + 1), name }),
    })),
  );
  const first = film ? { type: 'VIDEO' as const, url: film.url, poster: film.poster } : items[0];
  if (!first)
    return (
      <span className="frame grid place-items-center self-start">
        {isBlind ? (
          <span className="px-2 text-center text-sm text-ink-3">{m.compare_no_work()}</span>
        ) : (
          <Avatar name={name} src={creator.profileImage ? mediaUrl(creator.profileImage) : null} size={80} />
        )}
      </span>
    );
  return (
    <div className="self-start">
      <button
        type="button"
        className="frame relative block w-full"
        aria-label={m.casting_show_reel({ name, n: reels.length, count: formatCount(reels.length) })}
        {...intent}
        onClick={() => open(0)}
      >
        <MediaStill {...first} />
        {film ? <span className="tag tag-sm absolute start-2 top-2">{m.application_film_tag()}</span> : null}
        {first.type === 'VIDEO' ? (
          <span className="frame-button pointer-events-none absolute! end-2 bottom-2">
            <Play aria-hidden className="ic" />
          </span>
        ) : null}
      </button>
      {lightbox}
    </div>
  );
}

interface ActsProps extends ApplicantCardProps {
  name: string;
}

function Acts({ applicant, casting, picks, compared, name }: ActsProps) {
  const { user } = useSession();
  const [mark, setMark] = useState(applicant.mark);
  const { mutate } = useMarkApplication(casting.id);
  const isPicked = picks.has(applicant.id);
  const isCompared = compared.has(applicant.id);
  const mayCast = user !== null && mayForOrganization(user, 'casting.post');
  const hasPlace = casting.state !== 'CLOSED' && openPlaces(casting) > 0;

  /** The card shows it at once; the list follows with the answer. */
  function say(next: typeof mark) {
    const before = mark;
    setMark(next);
    mutate(
      { applicationId: applicant.id, mark: next },
      {
        onError: (error) => {
          setMark(before);
          toastError(m.casting_not_marked(), errorText(error, m.please_try_again()));
        },
        onSuccess: () => {
          if (next !== 'PASSED') return;
          if (picks.has(applicant.id)) picks.toggle(applicant);
          if (compared.has(applicant.id)) compared.toggle(applicant);
          toastSuccess(m.casting_passed_over({ name }), undefined, {
            label: m.casting_undo(),
            seconds: undoSeconds,
            onPress: () => mutate({ applicationId: applicant.id, mark: before }),
          });
        },
      },
    );
  }

  return (
    <>
      <OnlineIconButton
        label={m.casting_shortlist({ name })}
        aria-pressed={mark === 'SHORTLISTED'}
        className="applicant-star"
        icon={<Star aria-hidden className="ic" />}
        onClick={() => say(mark === 'SHORTLISTED' ? null : 'SHORTLISTED')}
      />
      {mark === 'PASSED' ? (
        <OnlineIconButton
          label={m.casting_take_back({ name })}
          icon={<Undo2 aria-hidden className="ic" />}
          onClick={() => say(null)}
        />
      ) : (
        <OnlineIconButton
          label={m.casting_pass({ name })}
          icon={<X aria-hidden className="ic" />}
          onClick={() => say('PASSED')}
        />
      )}
      <Checkbox
        dense
        className="applicant-compare"
        label={
          <>
            {m.casting_compare_one()} <span className="sr-only">{name}</span>
          </>
        }
        checked={isCompared}
        disabled={!isCompared && compared.isFull}
        onChange={() => compared.toggle(applicant)}
      />
      {!applicant.creator.isPublished ? (
        <p className="hint ms-auto text-end">{m.casting_takes_no_briefs()}</p>
      ) : mayCast && hasPlace ? (
        <Button
          variant={isPicked ? 'primary' : 'outline'}
          size="sm"
          className="ms-auto"
          aria-pressed={isPicked}
          disabled={!isPicked && picks.isFull}
          title={!isPicked && picks.isFull ? m.casting_every_place_picked() : undefined}
          icon={isPicked ? <Check aria-hidden className="ic size-4!" /> : undefined}
          onClick={() => picks.toggle(applicant)}
        >
          {isPicked ? m.casting_picked() : m.casting_pick()}
        </Button>
      ) : null}
    </>
  );
}
