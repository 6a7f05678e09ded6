import '../../styles/choosing.css';
import type { Applicant, MemberVote, TeamVote } from '@briefcast/contract';
import { countVotes, teamVotes } from '@briefcast/contract/castings/votes';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Meh, MessageSquarePlus, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useConnectionLost } from '../../lib/connection.ts';
import { fullName } from '../../lib/names.ts';
import { errorText } from '../../lib/show-error.ts';
import { useUser } from '../../lib/use-user.ts';
import { whenOpen } from '../../ui/dialog.tsx';
import { toastError } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { useVote } from './casting-queries.ts';

const NoteDialog = whenOpen(async () => (await import('./note-form.tsx')).NoteForm);

const looks = {
  YES: { Icon: ThumbsUp, label: m.vote_yes },
  MAYBE: { Icon: Meh, label: m.vote_maybe },
  NO: { Icon: ThumbsDown, label: m.vote_no },
} as const satisfies Record<TeamVote, object>;

interface TeamVotesProps {
  castingId: string;
  applicant: Pick<Applicant, 'id' | 'votes'>;
  /** Applicant's name, as the page shows it. */
  name: string;
  /** Whether voting has ended. */
  isOver: boolean;
  /** Text of a note as readers see it. */
  wordsOf: (note: string) => string;
}

/** The team's opinions of an applicant: the viewer's vote and note, and those of the others. */
export function TeamVotes({ castingId, applicant, name, isOver, wordsOf }: TeamVotesProps) {
  const { id: userId } = useUser();
  const { mutate, mutateAsync, isPending, variables } = useVote(castingId);
  const dialog = useFreshDialog();
  const isCut = useConnectionLost();
  const kept = applicant.votes.find(({ by }) => by.id === userId);
  // Shows the pending vote at once; the list follows.
  const own = isPending && variables ? variables.vote : (kept?.vote ?? null);
  const others = applicant.votes.filter(({ by }) => by.id !== userId);
  const counts = countVotes([...others, { vote: own }]);
  const notes = applicant.votes.filter(({ note }) => note !== '');
  const notSaved = (error: unknown) =>
    toastError(m.casting_not_marked(), errorText(error, m.please_try_again()));

  return (
    <div className="min-w-0">
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="sr-only">{m.vote_of({ name })}</legend>
        {teamVotes.map((vote) => {
          const { Icon, label } = looks[vote];
          return (
            <button
              key={vote}
              type="button"
              className="vote-chip num"
              data-vote={vote}
              aria-pressed={own === vote}
              aria-label={m.vote_count({ vote: label(), n: counts[vote], count: formatCount(counts[vote]) })}
              title={isCut ? m.phone_needs_connection() : label()}
              disabled={isOver || isCut}
              onClick={() =>
                mutate(
                  { applicationId: applicant.id, vote: own === vote ? null : vote, note: kept?.note ?? '' },
                  { onError: notSaved },
                )
              }
            >
              <Icon aria-hidden className="ic size-4!" />
              {counts[vote] > 0 ? formatCount(counts[vote]) : null}
            </button>
          );
        })}
        {isOver ? null : (
          <button
            type="button"
            className="vote-chip"
            aria-label={kept?.note ? m.note_change({ name }) : m.note_add({ name })}
            onClick={dialog.open}
          >
            <MessageSquarePlus aria-hidden className="ic size-4!" />
            {m.note_word()}
          </button>
        )}
      </fieldset>
      {notes.length > 0 ? (
        <ul className="mt-2 grid gap-1.5 text-sm">
          {notes.map((note) => (
            <Note
              key={note.by.id}
              note={{ ...note, note: wordsOf(note.note) }}
              isOwn={note.by.id === userId}
            />
          ))}
        </ul>
      ) : null}
      {dialog.opening > 0 ? (
        <NoteDialog
          key={dialog.opening}
          name={name}
          note={kept?.note ?? ''}
          onSave={(note) => mutateAsync({ applicationId: applicant.id, vote: own, note })}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      ) : null}
    </div>
  );
}

function Note({ note: { by, note }, isOwn }: { note: MemberVote; isOwn: boolean }) {
  return (
    <li className="vote-note">
      <b>{isOwn ? m.vote_you() : <bdi>{fullName(by) || m.vote_colleague()}</bdi>}</b>{' '}
      <span dir="auto" className="whitespace-pre-line wrap-anywhere">
        {note}
      </span>
    </li>
  );
}
