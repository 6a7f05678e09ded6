/** Accepts an invitation, whichever way the person joins. */
import type { InvitationAcceptance, InvitationPreview, Login } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../../lib/api.ts';
import { createKeyKeeper } from '../../../lib/request-key.ts';
import { startSession } from '../../../lib/session.ts';
import { toastSuccess } from '../../../ui/toast.ts';

/** Names and password of a new account, the login of an existing one, or neither with the session of that. */
export interface Joining {
  signUp?: Omit<InvitationAcceptance, 'token'>;
  login?: Login;
}

/**
 * Joins and goes to the dashboard. `onRefused` is called after a failure, as the invitation may have changed; a
 * login that was part of it stays.
 */
export function useJoin(token: string, onRefused: () => void) {
  const navigate = useNavigate();
  // With the same key, the server recognises a retry after a lost answer.
  const [keyFor] = useState(createKeyKeeper);
  return useMutation({
    async mutationFn({ signUp, login }: Joining) {
      if (login) startSession(await client.accounts.logIn({ body: login }));
      const body = { token, ...signUp };
      return client.team.acceptInvitation({ body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess(signedIn) {
      startSession(signedIn);
      const { user } = signedIn;
      if (user.role === 'BRAND') toastSuccess(m.invitation_joined({ company: user.companyName }));
      void navigate(dashboardPath(user.role), { replace: true });
    },
    onError: onRefused,
  });
}

/** The props of each form for joining. */
export interface JoinFormProps {
  invitation: InvitationPreview;
  join: ReturnType<typeof useJoin>;
  /** Called before the call that joins. */
  onBegin: () => void;
}
