import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { adminClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { keepReadiness } from '../admin-queries.ts';

/** Tells the server once that a test mail arrived, where its link led here, and takes the token out of the address. */
export function useOpenedMail(): void {
  const [search, setSearch] = useSearchParams();
  const token = search.get('mail');
  const told = useRef<string | null>(null);
  const { mutate } = useMutation({
    mutationFn: (opened: string) => adminClient.readiness.openTestMail({ body: { token: opened } }),
    onSuccess: (readiness) => {
      keepReadiness(readiness);
      toastSuccess(m.mail_test_arrived());
    },
    onError: (error) => toastError(errorText(error, m.mail_test_failed())),
  });
  useEffect(() => {
    if (token === null || told.current === token) return;
    told.current = token;
    mutate(token);
    setSearch(
      (current) => {
        current.delete('mail');
        return current;
      },
      { replace: true },
    );
  }, [token, mutate, setSearch]);
}
