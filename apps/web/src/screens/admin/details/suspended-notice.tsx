import { type AdminSuspension, api } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useEffect } from 'react';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin, useMay } from '../admin-queries.ts';
import { auditActorText } from '../audit/audit-texts.ts';
import { WrittenText } from './details-page.tsx';

/** A suspension with its reason and answer, which one press lifts; nothing where there is none. */
export function SuspendedNotice({ suspension }: { suspension: AdminSuspension | null | undefined }) {
  if (!suspension) return null;
  const { id, reason, suspendedAt, suspendedBy } = suspension;
  const date = formatLongDate(suspendedAt);
  return (
    <Notice
      tone="red"
      title={m.admin_suspended_since({ date, admin: auditActorText(suspendedBy) })}
      icon={<Ban aria-hidden className="ic" />}
      action={<Lift id={id} />}
    >
      <WrittenText>{reason}</WrittenText>
      <Answer suspension={suspension} />
    </Notice>
  );
}

/** Tells the server once that an admin has the answer before them. */
function useMarkRead({ id, answer, isAnswerRead }: AdminSuspension) {
  const isUnread = answer !== null && isAnswerRead === false;
  const mayMark = useMay()(api.adminSuspensions.readAnswer) && isUnread;
  useEffect(() => {
    if (!mayMark) return;
    // It stays unread where this fails, and is marked when the page is opened again.
    adminClient.adminSuspensions.readAnswer({ params: { id } }).then(refreshAdmin, () => undefined);
  }, [id, mayMark]);
}

function Answer({ suspension }: { suspension: AdminSuspension }) {
  const { answer, answeredAt, answerUntil } = suspension;
  useMarkRead(suspension);
  if (answer === null || answeredAt === null)
    return <p className="hint mt-2">{m.admin_suspended_waits({ date: formatLongDate(answerUntil) })}</p>;
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold text-ink">
        {m.admin_suspended_answer({ date: formatLongDate(answeredAt) })}
      </h3>
      <WrittenText>{answer}</WrittenText>
    </>
  );
}

function Lift({ id }: { id: string }) {
  const may = useMay();
  const lifting = useMutation({
    mutationFn: () => adminClient.adminSuspensions.lift({ params: { id } }),
    onSuccess: async ({ message }) => {
      await refreshAdmin();
      toastSuccess(message);
    },
    onError: (error) => {
      toastError(errorText(error, m.admin_lift_failed()));
      void refreshAdmin();
    },
  });
  if (!may(api.adminSuspensions.lift)) return null;
  return (
    <OnlineButton
      variant="outline"
      busy={lifting.isPending}
      busyText={m.admin_lifting()}
      onClick={() => lifting.mutate()}
    >
      {m.admin_lift()}
    </OnlineButton>
  );
}
