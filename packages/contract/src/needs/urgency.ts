/** Order of the queue (rules/needs#order). */
import { dayMs } from '../kit/days.ts';
import { type NeedKind, needRow } from './rows.ts';

interface Placed {
  key: string;
  kind: NeedKind;
  since: string;
  at: string;
}

/** Class, the moment within it, and the number of a harm before that. */
function placeOf({ kind, since, at }: Placed): [place: number, harm: number, moment: number] {
  const { urgency } = needRow(kind);
  const from = Date.parse(since);
  if (urgency === 'OLDEST') return [2, 0, from];
  if ('harm' in urgency) return [0, urgency.harm, Date.parse(at)];
  return [1, 0, urgency.costs === 'ON_DAY' ? Date.parse(at) : from + urgency.costs * dayMs];
}

function compare(one: Placed, other: Placed): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  const unlike = first.findIndex((value, index) => value !== second[index]);
  if (unlike >= 0) return (first[unlike] ?? 0) - (second[unlike] ?? 0);
  return Date.parse(one.since) - Date.parse(other.since) || (one.key < other.key ? -1 : 1);
}

/** The most urgent first. */
export const byUrgency = <Item extends Placed>(items: readonly Item[]): Item[] => items.toSorted(compare);
