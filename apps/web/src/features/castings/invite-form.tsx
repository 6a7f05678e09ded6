import type { InvitationState, OwnCasting } from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { openPlaces } from '@briefcast/contract/castings/state';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Megaphone, Send } from 'lucide-react';
import { useState } from 'react';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DialogBox } from '../../ui/dialog-box.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Select } from '../../ui/select.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { ownCastingsQuery } from './casting-queries.ts';
import type { Invitee } from './invitee.ts';
import { InviteeList, type InviteeLists } from './invitee-list.tsx';
import { inviteTo } from './use-invitations.ts';

interface InviteFormProps {
  /** The casting that they are invited to; chosen among those that are open where it is null. */
  casting: OwnCasting | null;
  /** People who can be invited; undefined while they load. */
  people: readonly Invitee[] | undefined;
  /** Why they could not be loaded. */
  failure?: { error: unknown; onRetry: () => void } | undefined;
  /** Lists by which they can be narrowed down. */
  lists?: InviteeLists | undefined;
  /** Whether words find everybody in the directory, too. */
  withDirectory?: boolean;
  /** People preselected. */
  chosen?: readonly string[] | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const isOpen = ({ state }: OwnCasting) => state === 'OPEN';

/** Invites creators to a casting, with the same words to all of them. */
export function InviteForm(props: InviteFormProps) {
  const { casting, open, onOpenChange, people } = props;
  const list = useInfiniteQuery({ ...ownCastingsQuery, enabled: open && casting === null });
  const castings = casting ? [casting] : (list.data?.pages.flatMap((page) => page.castings) ?? []);
  const openOnes = castings.filter(isOpen);
  const [askedId, setAskedId] = useState('');
  const to = openOnes.find(({ id }) => id === askedId) ?? openOnes[0];
  const single = people?.length === 1 && !props.lists ? people[0] : undefined;
  const title = single ? m.casting_invite_one({ name: single.name }) : m.casting_invite_title();
  if (to)
    return (
      <InviteTo
        key={to.id}
        {...props}
        to={to}
        title={title}
        choice={
          casting === null && openOnes.length > 1 ? (
            <Field label={m.casting_invite_to()}>
              <Select
                options={openOnes.map(({ id, title: label }) => ({ value: id, label }))}
                value={to.id}
                onChange={({ target }) => setAskedId(target.value)}
              />
            </Field>
          ) : null
        }
      />
    );
  const invite = (props.chosen ?? people?.map(({ id }) => id))?.join(',');
  return (
    <DialogBox open={open} onOpenChange={onOpenChange} title={title} sheet>
      {casting === null && list.isPending ? <LoadingText>{m.casting_loading()}</LoadingText> : null}
      {casting === null && list.isError ? (
        <ErrorState onRetry={() => void list.refetch()}>
          {m.casting_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(list.error, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {list.data || casting ? (
        <EmptyState
          title={m.casting_invite_none_open()}
          icon={<Megaphone aria-hidden className="ic" />}
          action={
            casting ? undefined : (
              <ButtonLink variant="cast" to={paths.postCasting.href({ invite })}>
                {m.casting_post()}
              </ButtonLink>
            )
          }
        >
          {casting ? m.casting_invite_closed_text() : m.casting_invite_none_open_text()}
        </EmptyState>
      ) : null}
    </DialogBox>
  );
}

interface InviteToProps extends InviteFormProps {
  to: OwnCasting;
  title: string;
  choice: React.ReactNode;
}

function InviteTo({
  to,
  title,
  choice,
  people,
  failure,
  lists,
  withDirectory = false,
  chosen = [],
  open,
  onOpenChange,
}: InviteToProps) {
  const sent = useQuery(q('castingInvitations.sent', { params: { id: to.id } }));
  const [picked, setPicked] = useState(chosen);
  const [message, setMessage] = useState('');
  const states = new Map<string, InvitationState>([
    ...(sent.data?.invitations ?? []).map(({ creatorId, state }) => [creatorId, state] as const),
    ...(sent.data?.appliedIds ?? []).map((id) => [id, 'APPLIED'] as const),
  ]);
  // Drops people who are invited already, also by a colleague since the form was opened.
  const invited = picked.filter((id) => !states.has(id)).slice(0, castingLimits.invitedAtOnce);
  const count = formatCount(invited.length);
  const invite = useMutation({
    mutationFn: () => inviteTo(to.id, { creatorIds: invited, message: message.trim() }),
    onSuccess: ({ invitedIds: { length } }) => {
      toastSuccess(
        m.casting_invited_done({ n: length, count: formatCount(length) }),
        length < invited.length ? m.casting_invited_fewer() : undefined,
      );
      onOpenChange(false);
    },
  });
  const places = openPlaces(to);
  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      busy={invite.isPending}
      title={title}
      description={
        <>
          {choice ? null : <bdi className="block font-medium text-ink wrap-anywhere">{to.title}</bdi>}
          <span className="num">
            {m.casting_invite_facts({
              n: places,
              count: formatCount(places),
              day: formatShortDate(to.closesOn),
            })}
          </span>
        </>
      }
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (invited.length > 0 && !invite.isPending) invite.mutate();
      }}
      footerNote={m.casting_invite_free()}
      footer={
        <>
          <Button variant="outline" disabled={invite.isPending} onClick={() => onOpenChange(false)}>
            {m.dialog_cancel()}
          </Button>
          <OnlineButton
            type="submit"
            variant="cast"
            icon={<Send aria-hidden className="ic ic-turn" />}
            busy={invite.isPending}
            busyText={m.casting_inviting()}
            disabled={invited.length === 0}
          >
            {invited.length === 0 ? m.casting_invite() : m.casting_invite_count({ n: invited.length, count })}
          </OnlineButton>
        </>
      }
    >
      <div className="grid gap-5">
        {choice}
        {failure && !people ? (
          <ErrorState onRetry={failure.onRetry}>
            {m.casting_invite_people_failed()}
            <span className="block font-normal text-ink-2">
              {errorText(failure.error, m.please_try_again())}
            </span>
          </ErrorState>
        ) : people && !sent.isPending ? (
          <InviteeList {...{ people, lists, withDirectory, states, picked }} onPick={setPicked} />
        ) : (
          <LoadingText>{m.casting_invite_people_loading()}</LoadingText>
        )}
        <div data-focus-later>
          <Field label={m.casting_invite_message()} hint={m.casting_invite_message_hint()}>
            <TextArea
              rows={3}
              dir="auto"
              maxLength={castingLimits.invitation}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Field>
        </div>
        <FormError className="empty:hidden">
          {invite.error ? errorText(invite.error, m.please_try_again()) : undefined}
        </FormError>
      </div>
    </DialogBox>
  );
}
