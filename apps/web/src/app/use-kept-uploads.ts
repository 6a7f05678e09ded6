import type { OwnUser } from '@briefcast/contract';
import { useEffect } from 'react';
import { afterContent } from '../lib/after-content.ts';
import { keptUploadsFlag } from '../lib/kept-uploads-flag.ts';
import { readStored } from '../lib/storage.ts';

async function continueLater(person: string) {
  await afterContent();
  const { continueKeptUploads } = await import('../features/drafts/running-uploads.ts');
  await continueKeptUploads(person);
}

/** Goes on, on whatever page, with the uploads that were under way when the app was closed (rules/phone#uploads). */
export function useKeptUploads(user: OwnUser | null) {
  const id = user?.id;
  useEffect(() => {
    // If its code cannot be loaded, the next page tries again, and the draft asks for the file.
    if (id !== undefined && readStored('local', keptUploadsFlag(id)) !== null)
      continueLater(id).catch(() => undefined);
  }, [id]);
}
