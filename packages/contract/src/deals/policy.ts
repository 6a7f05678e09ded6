import {
  type Actor,
  type DealParties,
  isAdmin,
  isBrandOfDeal,
  isCreatorOfDeal,
  isMember,
  isParty,
  type PolicyRows,
} from '../actors.ts';

export const actions = {
  'brief.send': { by: isMember, from: 'MANAGER' },
  'brief.attest': { by: isCreatorOfDeal },
  'brief.mark_missed': { by: isBrandOfDeal, from: 'REVIEWER' },
  'deal.read': { by: isParty, from: 'REVIEWER' },
  'deal.move': {
    by: (actor: Actor, deal: DealParties) => isParty(actor, deal) || isAdmin(actor, deal),
    from: 'MANAGER',
  },
  'deal.remove': { by: (actor: Actor, deal: DealParties) => isAdmin(actor, deal) },
} as const satisfies PolicyRows;
