import type { OwnCasting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Ban, CalendarPlus, CircleCheck, ExternalLink, Pencil, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { useMoveCasting } from '../../../features/castings/casting-queries.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useSession } from '../../../lib/session.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CopyLinkButton } from '../../../ui/copy-link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { InviteButton } from './invite-button.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

/** Team's actions on a casting as a whole. */
export function CastingActs({ casting }: { casting: OwnCasting }) {
  const { user } = useSession();
  const [asked, setAsked] = useState<'CLOSE' | 'END' | 'REOPEN' | null>(null);
  const move = useMoveCasting(casting.id);
  const { state, isOver } = casting;
  const may = user !== null && mayForOrganization(user, 'casting.post');

  const go = (to: 'CLOSE' | 'END') =>
    move.mutate(
      { move: to },
      {
        onSuccess: () => toastSuccess(to === 'CLOSE' ? m.casting_closed_done() : m.casting_ended_done()),
        onError: (error) => toastError(m.casting_not_moved(), errorText(error, m.please_try_again())),
        onSettled: () => setAsked(null),
      },
    );

  return (
    <>
      <ButtonLink
        variant="outline"
        to={paths.casting.href(casting.id)}
        icon={<ExternalLink aria-hidden className="ic" />}
      >
        {m.casting_public_page()}
      </ButtonLink>
      <CopyLinkButton path={paths.casting.href(casting.id)} />
      {may && !isOver ? (
        <>
          <ButtonLink
            variant="outline"
            to={paths.changeCasting.href(casting.id)}
            icon={<Pencil aria-hidden className="ic" />}
          >
            {m.casting_change_short()}
          </ButtonLink>
          {state === 'OPEN' ? <InviteButton casting={casting} /> : null}
          {state === 'OPEN' ? (
            <Button
              variant="outline"
              icon={<Ban aria-hidden className="ic" />}
              onClick={() => setAsked('CLOSE')}
            >
              {m.casting_close()}
            </Button>
          ) : state === 'CHOOSING' ? (
            <Button
              variant="outline"
              icon={<CalendarPlus aria-hidden className="ic" />}
              onClick={() => setAsked('REOPEN')}
            >
              {m.casting_reopen()}
            </Button>
          ) : null}
          <Button
            variant="outline"
            icon={<CircleCheck aria-hidden className="ic" />}
            onClick={() => setAsked('END')}
          >
            {m.casting_end()}
          </Button>
        </>
      ) : null}
      {may && isOver ? (
        <ButtonLink
          variant="outline"
          to={paths.postCasting.href({ casting: casting.id })}
          icon={<Repeat2 aria-hidden className="ic" />}
        >
          {m.casting_use_again()}
        </ButtonLink>
      ) : null}
      <ConfirmDialog
        open={asked === 'CLOSE'}
        onOpenChange={() => setAsked(null)}
        title={m.casting_close_title()}
        confirmLabel={m.casting_close()}
        busy={move.isPending}
        onConfirm={() => go('CLOSE')}
      >
        {m.casting_close_text()}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'END'}
        onOpenChange={() => setAsked(null)}
        title={m.casting_end_title()}
        confirmLabel={m.casting_end()}
        danger
        busy={move.isPending}
        onConfirm={() => go('END')}
      >
        {m.casting_end_text()}
      </ConfirmDialog>
      {asked === 'REOPEN' ? (
        <ReopenDialog casting={casting} move={move} open onOpenChange={() => setAsked(null)} />
      ) : null}
    </>
  );
}
