import type { OwnUser } from '@briefcast/contract';
import { useEffect } from 'react';
import { afterContent } from '../lib/after-content.ts';

async function keepAppLater(personId: string) {
  await afterContent();
  const { keepApp } = await import('./phone-app.ts');
  await keepApp(personId);
}

/** Prepares this device to open the app without a connection, once the first screen has its content. */
export function usePhoneApp(user: OwnUser | null) {
  const id = user?.id;
  useEffect(() => {
    // If its code cannot be loaded, the next page tries again.
    if (id !== undefined) keepAppLater(id).catch(() => undefined);
  }, [id]);
}
