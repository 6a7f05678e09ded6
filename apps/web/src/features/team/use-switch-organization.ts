import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/**
 * Lets the session work for another organisation, by its id, and says so. `beforehand` happens when the server has
 * agreed and nothing has changed on the screens yet.
 */
export const useSwitchOrganization = (beforehand: () => Promise<void> | void = () => {}) =>
  useMutation({
    mutationFn: (id: string) => client.team.switchOrganization({ body: { id } }),
    async onSuccess({ user: switched }) {
      await beforehand();
      updateUser(switched);
      if (switched.role === 'BRAND') toastSuccess(m.organization_switched({ company: switched.companyName }));
    },
    onError: (error) => showError(m.organization_switch_failed(), error),
  });
