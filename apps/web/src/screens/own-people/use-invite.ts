import type { InvitedOwnPeople, NewOwnPeople } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Tells which addresses of a list are to invite, before anything is sent. */
export const useLook = () =>
  useMutation({
    mutationFn: (emails: string[]) => client.ownPeople.look({ body: { emails } }),
    onError: (error) => showError(m.own_people_read_failed(), error),
  });

const told = ({ invited, later }: InvitedOwnPeople) =>
  toastSuccess(
    m.own_people_sent({ n: invited, count: formatCount(invited) }),
    later.length > 0 ? m.own_people_later({ emails: formatSeries(later) }) : undefined,
  );

/** Mails an invitation to each address, once for a double press. */
export function useInvite() {
  const [keyFor, setKeyFor] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: (body: NewOwnPeople) => client.ownPeople.invite({ body }, { idempotencyKey: keyFor(body) }),
    onSuccess: async (answer) => {
      // Gives the same list a key of its own the next time.
      setKeyFor(() => createKeyKeeper());
      told(answer);
      await invalidate('ownPeople');
    },
    onError: (error) => showError(m.own_people_not_sent(), error),
  });
}
