import type { OwnUser } from '@briefcast/contract';
import { useEffect } from 'react';
import { afterContent } from '../lib/after-content.ts';

async function keepPushLater(personId: string) {
  await afterContent();
  const { keepPush } = await import('../features/pushes/keep-push.ts');
  await keepPush(personId);
}

/** Keeps this device told, for somebody who turned push on here, once the first screen has its content. */
export function usePush(user: OwnUser | null) {
  const id = user?.id;
  useEffect(() => {
    // If it fails, the next page tries again.
    if (id !== undefined) keepPushLater(id).catch(() => undefined);
  }, [id]);
}
