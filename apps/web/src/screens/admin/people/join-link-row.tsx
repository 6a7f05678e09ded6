import type { JoinLink } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useMutation } from '@tanstack/react-query';
import { Mail, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { showError } from '../../../lib/show-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyLinkButton } from '../../../ui/copy-link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

/** A link with its count, and its acts while it is open. */
export function JoinLinkRow({ link, onMail }: { link: JoinLink; onMail: () => void }) {
  const { code, role, places, joined, state, expiresAt, mails } = link;
  const [showsQr, setShowsQr] = useState(false);
  const path = paths.join.href(code);
  const isOpen = state === 'OPEN';
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="font-semibold">{m.join_link_of({ role, code })}</bdi>
        {isOpen ? null : <Tag>{m.join_state({ state })}</Tag>}
        <span className="hint num w-full">
          {m.join_count({ joined: formatCount(joined), places: formatCount(places) })}
          {' · '}
          {m.join_until({ date: formatShortDate(expiresAt) })}
        </span>
        {mails.sent > 0 ? (
          <span className="hint num w-full">
            {m.join_mails({
              ...{ n: mails.sent, count: formatCount(mails.sent), joined: formatCount(mails.joined) },
            })}
          </span>
        ) : null}
      </div>
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <CopyLinkButton path={path} />
          <Button
            variant="outline"
            icon={<Mail aria-hidden className="ic" />}
            aria-label={m.join_mail_named({ code })}
            onClick={onMail}
          >
            {m.join_mail()}
          </Button>
          <Button
            variant="outline"
            icon={<QrIcon aria-hidden className="ic" />}
            aria-expanded={showsQr}
            onClick={() => setShowsQr(!showsQr)}
          >
            {m.join_qr()}
          </Button>
          <EndLink link={link} />
        </div>
      ) : null}
      {isOpen && showsQr ? (
        <QrCode
          text={new URL(ownPage(path), location.href).href}
          label={m.join_qr_label({ code })}
          className="ear-sm size-44"
        />
      ) : null}
    </li>
  );
}

function EndLink({ link: { id, code } }: { link: JoinLink }) {
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => adminClient.joinLinks.end({ params: { id } }),
    onSuccess: () => toastSuccess(m.join_ended()),
    onError: (error) => showError(m.join_not_ended(), error),
    onSettled: async () => {
      setAsked(false);
      await refreshAdmin();
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {m.join_end()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.join_end_named({ code })}
        confirmLabel={m.join_end()}
        busy={end.isPending}
        busyText={m.join_ending()}
        onConfirm={() => end.mutate()}
        danger
      >
        {m.join_end_question()}
      </ConfirmDialog>
    </>
  );
}
