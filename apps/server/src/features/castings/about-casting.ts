/** Common part of every fact of a casting: its owner, and the person who caused it. */
import type { UserActor } from '../../platform/auth/actor.ts';

/** `by` is who caused it; null for the system. */
export const aboutCasting = (
  { id, brandId }: { id: string; brandId: string },
  by: Pick<UserActor, 'role' | 'userId'> | null,
) => ({
  subjectId: id,
  brandId,
  actor: by?.role ?? ('SYSTEM' as const),
  actorId: by?.userId ?? null,
});
