import type { NewOwnLink } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { showError } from '../../lib/show-error.ts';

/** Opens the link; the one that is open stays. */
export const useOpenLink = () =>
  useMutation({
    mutationFn: (body: NewOwnLink) => client.ownPeople.openLink({ body }),
    onSuccess: () => invalidate('ownPeople'),
  });

/** Ends the link. */
export const useEndLink = () =>
  useMutation({
    mutationFn: () => client.ownPeople.endLink(),
    onSuccess: () => invalidate('ownPeople'),
    onError: (error) => showError(m.own_people_link_failed(), error),
  });
