/** A creator's own provider: set and removed with the password, as who sets it reads every document (rules/einvoices#provider). */
import {
  AppError,
  type EinvoiceProviderChange,
  type OwnProof,
  type SavedEinvoiceProvider,
} from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import type { Deps } from '../../platform/deps.ts';
import { proveSelf } from '../accounts/own-two-factor.ts';
import { notifyProviderChanged } from './notify-provider-changed.ts';
import { removeProvider, setProvider } from './provider.ts';

type OwnDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords' | 'jobs'>;

/** Throws request.invalid, auth.session_expired for an account that is gone, and what `proveSelf` throws. */
export async function saveOwnProvider(
  deps: OwnDeps,
  actor: UserActor,
  { provider, ...proof }: EinvoiceProviderChange,
  address: string,
): Promise<SavedEinvoiceProvider> {
  await proveSelf(deps, actor, proof, address);
  return deps.db.transaction(async (tx) => {
    const held = await holdUsers(tx, [actor.userId]);
    if (!held.has(actor.userId)) throw new AppError('auth.session_expired');
    const saved = await setProvider(deps, tx, actor.userId, provider, ['provider']);
    await notifyProviderChanged(deps, tx, actor, provider.address);
    return saved;
  });
}

/** Throws what `proveSelf` throws. */
export async function removeOwnProvider(
  deps: OwnDeps,
  actor: UserActor,
  proof: OwnProof,
  address: string,
): Promise<void> {
  await proveSelf(deps, actor, proof, address);
  await deps.db.transaction((tx) => removeProvider(tx, actor.userId));
}
