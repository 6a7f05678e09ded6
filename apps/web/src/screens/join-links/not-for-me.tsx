import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadClient } from '../../lib/load-client.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toastSuccess } from '../../ui/toast.ts';

/** Declines a mailed invitation after a question, which the mail's own link asks at once; notes that the page was opened. */
export function NotForMe({ code }: { code: string }) {
  const [params] = useSearchParams();
  const [isAsked, setAsked] = useState(params.has('not'));
  useEffect(() => {
    // Nothing depends on it: a failure is not told.
    void loadClient()
      .then(({ ownPeople }) => ownPeople.open({ params: { code } }))
      .catch(() => undefined);
  }, [code]);
  const decline = useMutation({
    mutationFn: async () => (await loadClient()).ownPeople.decline({ params: { code } }),
    onSuccess: () => {
      toastSuccess(m.own_people_not_done());
      queryClient.setQueryData(
        keyOf('joinLinks.preview', { params: { code } }),
        (answer) => answer && { invitation: { ...answer.invitation, state: 'ENDED' as const } },
      );
    },
    onError: (error) => showError(m.own_people_not_failed(), error),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="ghost" className="mt-4" onClick={() => setAsked(true)}>
        {m.own_people_not()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.own_people_not_title()}
        confirmLabel={m.own_people_not()}
        busy={decline.isPending}
        busyText={m.own_people_opening()}
        onConfirm={() => decline.mutate()}
        danger
      >
        {m.own_people_not_text()}
      </ConfirmDialog>
    </>
  );
}
