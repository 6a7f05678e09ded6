import type { NewOwnLink, OwnPeople } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { showError } from '../../lib/show-error.ts';

const keep = (answer: OwnPeople) => queryClient.setQueryData(keyOf('ownPeople.read'), answer);

/** Opens the link, once for a double press. */
export function useOpenLink() {
  const [keyFor, setKeyFor] = useState(createKeyKeeper);
  return useMutation({
    mutationFn: (body: NewOwnLink) => client.ownPeople.openLink({ body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (answer) => {
      // Gives the next link with the same numbers a key of its own.
      setKeyFor(() => createKeyKeeper());
      keep(answer);
    },
  });
}

/** Ends the link. */
export const useEndLink = () =>
  useMutation({
    mutationFn: () => client.ownPeople.endLink(),
    onSuccess: keep,
    onError: (error) => showError(m.own_people_link_failed(), error),
  });
