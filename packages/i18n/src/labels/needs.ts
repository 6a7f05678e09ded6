/**
 * Words of the queue, for everything that shows it: `need_title_<kind>`, `need_reason_<kind>` and others. A kind
 * without one of them does not compile.
 */
import type { Need, Role, WaitingKind, WaitingLine } from '@briefcast/contract';
import { readSums } from '@briefcast/contract/kit/currencies';
import type { NeedStub } from '@briefcast/contract/needs/need';
import { type NeedAct, type NeedKind, needRow } from '@briefcast/contract/needs/rows';
import { type QuietAct, waitingRows } from '@briefcast/contract/needs/waiting';
import { texts as acts } from '@briefcast/i18n/groups/need_act';
import { texts as quiet } from '@briefcast/i18n/groups/need_quiet';
import { texts as reasons } from '@briefcast/i18n/groups/need_reason';
import { texts as stubs } from '@briefcast/i18n/groups/need_stub';
import { texts as titles } from '@briefcast/i18n/groups/need_title';
import { texts as waits } from '@briefcast/i18n/groups/need_waits';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatShortDate, formatSums } from '../format.ts';
import { isolated } from '../isolated.ts';
import { type KeyEnd, keyEnd, unnamedOtherSide } from './kinds.ts';

interface Inputs {
  name: string;
  amount: string;
  day: string;
  since: string;
  n: number;
  count: string;
}

titles satisfies { [K in NeedKind as `need_title_${KeyEnd<K>}`]: (inputs: Inputs) => string };
reasons satisfies { [K in NeedKind as `need_reason_${KeyEnd<K>}`]: (inputs: Inputs) => string };
acts satisfies { [A in NeedAct as `need_act_${A}`]: () => string };
stubs satisfies { [S in NeedStub as `need_stub_${S}`]: () => string };
waits satisfies { [W in WaitingKind as `need_waits_${W}`]: (inputs: { name: string }) => string };
quiet satisfies { [A in QuietAct as `need_quiet_${A}`]: () => string };

type Said = Pick<Need, 'who' | 'sums' | 'at' | 'since' | 'count'>;

const nameOf = (who: Need['who'], role: Role) => isolated(who?.name || unnamedOtherSide(role));

const inputsOf = ({ who, sums, at, since, count }: Said, role: Role): Inputs => ({
  name: nameOf(who, role),
  amount: isolated(formatSums(readSums(sums ?? { amountCents: 0 }))),
  day: formatShortDate(at),
  since: formatShortDate(since),
  n: count,
  count: formatCount(count),
});

/** The next step, as a plain text; `role` is the reader's own. */
export const needTitle = (need: Need, role: Role): string =>
  titles[`need_title_${keyEnd(need.kind)}`](inputsOf(need, role));

/** Why: somebody's own words where there are some. */
export const needReason = (need: Need, role: Role): string =>
  need.words
    ? m.need_words({ words: need.words })
    : reasons[`need_reason_${keyEnd(need.kind)}`](inputsOf({ ...need, count: need.of ?? need.count }, role));

/** Words on the button of a row. */
export const needAct = (kind: NeedKind): string => acts[`need_act_${needRow(kind).act}`]();

/** Word above the day on the stub of a row. */
export const needStub = (kind: NeedKind): string => stubs[`need_stub_${needRow(kind).stub}`]();

/** Next step of somebody else. */
export const waitingTitle = ({ kind, who }: Pick<WaitingLine, 'kind' | 'who'>, role: Role): string =>
  waits[`need_waits_${kind}`]({ name: nameOf(who, role) });

/** Words on the quiet button of a waiting line. */
export const waitingAct = (kind: WaitingKind): string => quiet[`need_quiet_${waitingRows[kind].act}`]();
