import { type Actor, isCreatorOfDeal, type Owned, type PolicyRows, partyId } from '../actors.ts';

export const actions = {
  'invoice.send': { by: isCreatorOfDeal },
  'invoice.read': {
    by: (actor: Actor, { ownerId }: Owned) => actor.kind === 'user' && partyId(actor) === ownerId,
    from: 'OWNER',
  },
} as const satisfies PolicyRows;
