/** Push as screens change it. */
import type { NotificationKind, PushChoicesChange, PushState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { keepPushPerson, turnOnHere } from '../../lib/push-device.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';

const queryKey = keyOf('pushes.read');

/** Shows what a call returned. */
export const showPushes = (state: PushState) => queryClient.setQueryData(queryKey, state);

interface TurningOn {
  serverKey: string;
  /** Kinds that are notified of from now on; the others stay as they are. */
  kinds: readonly NotificationKind[];
}

/** Turns push on in this browser; its result is whether the person allowed it. */
export const useTurnOnPush = (personId: string) =>
  useMutation({
    mutationFn: async ({ serverKey, kinds }: TurningOn): Promise<boolean> => {
      const device = await turnOnHere(serverKey);
      if (!device) return false;
      const client = await loadClient();
      const state = await client.pushes.addDevice({ body: device });
      keepPushPerson(personId);
      if (kinds.length > 0) {
        const changed = await client.notifications.changeSettings({
          body: { kinds: [...kinds], byPush: true },
        });
        queryClient.setQueryData(keyOf('notifications.settings'), changed);
      }
      showPushes(state);
      return true;
    },
    onError: (error) => showError(m.push_not_turned_on(), error),
  });

/** Changes quiet hours or names at once; changes them back, with a toast, if the server refused. */
export const useChoosePush = (failure: () => string) =>
  useMutation({
    mutationFn: async (body: PushChoicesChange) => (await loadClient()).pushes.choose({ body }),
    onMutate: async ({ quietHours, showsNames }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before)
        showPushes({
          ...before,
          quietHours: quietHours ?? before.quietHours,
          showsNames: showsNames ?? before.showsNames,
        });
      return before;
    },
    onSuccess: showPushes,
    onError: (error, _change, before) => {
      if (before) showPushes(before);
      showError(failure(), error);
    },
  });
