import { type Actor, isAdmin, isOwner, type Owned, type PolicyRows } from '../actors.ts';

export const actions = {
  'portfolio.read': {
    by: (actor: Actor, item: Owned & { isPublished: boolean }) =>
      item.isPublished || isOwner(actor, item) || isAdmin(actor, item),
  },
  'portfolio.remove': { by: isOwner },
} as const satisfies PolicyRows;
