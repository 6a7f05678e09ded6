/** A creator's change of their own profile, and the trial that begins if it becomes public. */
import type { CreatorProfileUpdate } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { updateCreatorProfile } from '../creators/update-profile.ts';
import { showTitles } from '../portfolio/show-titles.ts';
import { beginTrial } from '../subscriptions/begin-trial.ts';

/** Applies a change in one transaction. Throws what `updateCreatorProfile` throws. */
export const changeCreatorProfile = (
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>,
  creatorId: string,
  update: CreatorProfileUpdate,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { becamePublic } = await updateCreatorProfile({ ...deps, showTitles }, tx, creatorId, update);
    if (becamePublic) await beginTrial(deps, tx, creatorId);
  });
