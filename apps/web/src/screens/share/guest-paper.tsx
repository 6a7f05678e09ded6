import { type Comment, type DealFile, limits, timecode } from '@briefcast/contract';
import { formatRelativeTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useFrame, useRoom } from '../../features/review-room/room.ts';
import { guestClient } from '../../lib/guest-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface GuestPaperProps {
  token: string;
  file: DealFile;
  /** The first name of who reads what is written; null where nobody knows. */
  by: string | null;
}

/** How often it is looked whether other guests of the link wrote something. */
const lookAgainMs = 15_000;

/** What the guests of this link wrote about the film, and the place to write. */
export function GuestPaper({ token, file, by }: GuestPaperProps) {
  const room = useRoom();
  const queryKey = queryKeys.share.comments(token);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => guestClient(token).shares.comments({ params: { token } }, { signal }),
    refetchInterval: lookAgainMs,
  });
  const comments = (data?.comments ?? []).filter(({ fileId }) => fileId === file.id);

  useEffect(() => {
    room.markers.set(
      comments.map(({ id, number, at, point }) => ({
        id,
        number,
        from: at?.from ?? 0,
        to: at?.to ?? null,
        point,
        stock: 'buff',
        label: m.share_comment_number({ number: String(number) }),
      })),
    );
  });

  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-4">
      <div>
        <h2 className="text-d4">{m.share_your_comments()}</h2>
        <p className="hint">{by === null ? m.share_brand_reads() : m.share_person_reads({ name: by })}</p>
      </div>
      <ol className="grid flex-1 content-start gap-2">
        {comments.map((comment) => (
          <GuestSlip key={comment.id} token={token} comment={comment} />
        ))}
      </ol>
      <Composer token={token} fileId={file.id} />
    </div>
  );
}

const refresh = (token: string) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.share.comments(token) });

function GuestSlip({ token, comment }: { token: string; comment: Comment }) {
  const room = useRoom();
  const { rate } = room;
  const [text, setText] = useState<string | null>(null);
  const { id, at, point, drawing } = comment;
  const change = useMutation({
    mutationFn: (said: string) =>
      guestClient(token).shares.changeComment({
        params: { token, id },
        body: { text: said, at, point, drawing },
      }),
    onSuccess: () => setText(null),
    onError: (error) => showError(m.share_comment_not_changed(), error),
    onSettled: () => refresh(token),
  });
  const remove = useMutation({
    mutationFn: () => guestClient(token).shares.removeComment({ params: { token, id } }),
    onError: (error) => showError(m.share_comment_not_deleted(), error),
    onSettled: () => refresh(token),
  });

  return (
    <li className="card p-4">
      <p className="flex items-baseline gap-2">
        {at && rate ? (
          <button type="button" className="num font-semibold" onClick={() => room.choose(id)}>
            {timecode(at.from, rate)}
          </button>
        ) : null}
        <bdi className="font-semibold">{comment.guest?.name}</bdi>
        <span className="hint">{formatRelativeTime(comment.createdAt)}</span>
      </p>
      {text === null ? (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {comment.text}
        </p>
      ) : (
        <Field label={m.share_comment()} labelHidden className="mt-2">
          <TextArea
            rows={3}
            maxLength={limits.text}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
      {comment.mayChange ? (
        <div className="mt-2 flex gap-2">
          {text === null ? (
            <>
              <Button size="sm" variant="ghost" onClick={() => setText(comment.text)}>
                {m.share_edit_comment()}
              </Button>
              <Button size="sm" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
                {m.share_delete_comment()}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="sm"
                busy={change.isPending}
                disabled={text.trim() === ''}
                onClick={() => change.mutate(text)}
              >
                {m.share_save_comment()}
              </Button>
              <Button size="sm" variant="outline" onClick={() => setText(null)}>
                {m.dialog_cancel()}
              </Button>
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}

function Composer({ token, fileId }: { token: string; fileId: string }) {
  const { rate, pause } = useRoom();
  const frame = useFrame();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () =>
      guestClient(token).shares.addComment({
        params: { token },
        body: { fileId, text, ...(rate ? { at: { from: frame, to: null } } : {}) },
      }),
    onSuccess: () => setText(''),
    onError: (error) => showError(m.share_comment_not_sent(), error),
    onSettled: () => refresh(token),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !add.isPending) add.mutate();
  }

  return (
    <form className="grid gap-2" onSubmit={handleSubmit}>
      <Field label={rate ? m.share_comment_at({ timecode: timecode(frame, rate) }) : m.share_comment()}>
        <TextArea
          rows={2}
          maxLength={limits.text}
          value={text}
          onFocus={pause}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={add.isPending} busyText={m.action_sending()} disabled={text.trim() === ''}>
        {m.share_send_comment()}
      </Button>
    </form>
  );
}
