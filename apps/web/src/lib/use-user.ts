import type { OwnUser } from '@briefcast/contract';
import { useSession } from './session.ts';

type OwnUserOf<R extends OwnUser['role']> = Extract<OwnUser, { role: R }>;

/** The signed-in person, for screens behind a guard; with a role, typed as the profile of that role. */
export function useUser<R extends OwnUser['role'] = OwnUser['role']>(role?: R): OwnUserOf<R> {
  const { user } = useSession();
  if (!user || (role && user.role !== role)) throw new Error('This screen is shown behind a guard only.');
  return user as OwnUserOf<R>;
}
