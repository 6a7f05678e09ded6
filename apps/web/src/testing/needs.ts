/** The queue of the stubbed marketplace. */
import type { Need, NeedKind, Needs, WaitingLine } from '@briefcast/contract';
import { idOf } from './people.ts';

/** Something that needs somebody, about a deal with Layla Haddad. */
export const needOf = (kind: NeedKind, number: number, fields: Partial<Need> = {}): Need => ({
  key: `${kind} ${idOf(number)}`,
  kind,
  since: '2026-03-01T12:00:00.000Z',
  at: '2099-12-12T00:00:00.000Z',
  deal: { id: idOf(number), title: `Project ${number}` },
  casting: null,
  who: { id: idOf(2), name: 'Layla Haddad', image: null },
  count: 1,
  ...fields,
});

/** Something that somebody else has to do. */
export const waitingLine = (kind: WaitingLine['kind'], number: number): WaitingLine => ({
  key: `${kind} ${idOf(number)}`,
  kind,
  deal: { id: idOf(number), title: `Project ${number}` },
  who: { id: idOf(2), name: 'Layla Haddad', image: null },
  count: 1,
  since: '2026-03-01T12:00:00.000Z',
  until: '2099-12-12T00:00:00.000Z',
});

/** The answer with these needs, of which nothing was put off. */
export const queueOf = (needs: readonly Need[], fields: Partial<Needs> = {}): Needs => ({
  needs: [...needs],
  total: needs.length,
  putOff: [],
  ofTeam: 0,
  waiting: [],
  waitingTotal: 0,
  ...fields,
});
