import { type DealDetail, depositCents, type OwnUser, type UseTerm, useTerms } from '@briefcast/contract';
import { lastDayOfUse } from '@briefcast/contract/rights/ends';
import { formatCount, formatMoney, formatSeries, formatShortDate } from '@briefcast/i18n/format';
import { monthsText } from '@briefcast/i18n/labels/months';
import { termLabel } from '@briefcast/i18n/labels/rights';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fullName } from '../../../lib/names.ts';
import { creatorName } from '../party-names.ts';

/** Term in which the brand may pay for advertisements, on its own or the creator's account; null for none. */
function adsTerm({ rights }: DealDetail): UseTerm | null {
  const asked = [rights?.paidAds, rights?.boostedPost];
  return useTerms.findLast((term) => asked.includes(term)) ?? null;
}

/** Rights that the creator gives away for good, each with its own box. */
function boxesOfCreator(deal: DealDetail): string[] {
  const { exclusivity } = deal;
  const ads = adsTerm(deal);
  const boxes: string[] = [];
  if (exclusivity)
    boxes.push(
      m.accept_final_exclusivity({
        category: exclusivity.category,
        months: monthsText(exclusivity.months),
      }),
    );
  if (ads)
    boxes.push(
      ads === 'ENDLESS' ? m.accept_final_ads_endless() : m.accept_final_ads({ term: termLabel(ads) }),
    );
  return boxes;
}

/** Sums with their days, and the end of paid advertisements: the brand answers for both. */
function boxesOfBrand(deal: DealDetail): string[] {
  const { budget, currency, deposit, paymentDays = 0, deadline } = deal;
  const inAdvance = deposit ? depositCents(budget, deposit) : 0;
  const sums: string[] = [];
  if (deposit) {
    const amount = formatMoney(inAdvance, currency);
    sums.push(
      deposit.days === 0
        ? m.accept_pay_deposit_at_once({ amount })
        : m.accept_pay_deposit({ amount, days: daysText(deposit.days) }),
    );
  }
  if (inAdvance < budget) {
    const amount = formatMoney(budget - inAdvance, currency);
    sums.push(
      paymentDays === 0
        ? m.accept_pay_rest_at_once({ amount })
        : m.accept_pay_rest({ amount, days: daysText(paymentDays) }),
    );
  }
  const ads = adsTerm(deal);
  const end = ads && lastDayOfUse(new Date(deadline), ads);
  return [
    m.accept_pay({
      name: creatorName(deal.creator),
      amount: formatMoney(budget, currency),
      sums: formatSeries(sums),
    }),
    ...(ads && end
      ? [
          m.accept_ads_end({
            term: termLabel(ads),
            end: formatShortDate(end.toISOString()),
            day: formatShortDate(deadline),
          }),
        ]
      : []),
  ];
}

/** A name as people would call it the same, however its letters are typed. */
const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

/** When a creator begins: after a deposit, or at once. */
export type Start = 'WITH_DEPOSIT' | 'AT_ONCE';

/** Boxes, start and name with which somebody agrees to lines, as they are filled in. They are checked here alone. */
export interface Agreement {
  /** Null for a brand, whose account is its name. */
  name: string | null;
  boxes: readonly string[];
  /** Whether there is a deposit to wait for, which a creator decides. */
  asksStart: boolean;
  ticked: readonly string[];
  typed: string;
  start: Start | null;
  wasTried: boolean;
  isTicked: boolean;
  isNamed: boolean;
  /** Sentence on what is missing; null where all is there. */
  missing: string | null;
  tick: (box: string, isTicked: boolean) => void;
  type: (name: string) => void;
  choose: (start: Start) => void;
  /** Whether all is there; missing parts are marked, and the first gets the focus in `form`. */
  sign: (form: HTMLElement) => boolean;
}

/** Agreement of one's own side to these lines of a deal; `onWaits` is called when a creator says when they begin. */
export function useAgreement(deal: DealDetail, user: OwnUser, onWaits?: (waits: boolean) => void): Agreement {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [start, setStart] = useState<Start | null>(null);
  const [wasTried, setTried] = useState(false);
  const isCreator = user.role === 'CREATOR';
  const name = isCreator ? fullName(user) : null;
  const boxes = isCreator ? boxesOfCreator(deal) : boxesOfBrand(deal);
  const asksStart = isCreator && Boolean(deal.deposit);
  const left = boxes.filter((box) => !ticked.includes(box)).length;
  const isNamed = name === null || plain(typed) === plain(name);
  const missing = [
    ...(left > 0 ? [m.accept_missing_boxes({ n: left, count: formatCount(left) })] : []),
    ...(asksStart && start === null ? [m.accept_missing_start()] : []),
    ...(isNamed ? [] : [m.accept_missing_name()]),
  ];

  function sign(form: HTMLElement): boolean {
    flushSync(() => setTried(true));
    if (missing.length === 0) return true;
    const first = form.querySelector<HTMLInputElement>(
      left > 0
        ? 'input[type=checkbox][aria-invalid]:not(:checked)'
        : asksStart && start === null
          ? 'input[name=start]'
          : 'input[name=signature]',
    );
    first?.focus();
    // Shows what follows it as well.
    first?.scrollIntoView({ block: 'center' });
    return false;
  }

  return {
    ...{ name, boxes, asksStart, ticked, typed, start, wasTried, isNamed, sign },
    isTicked: left === 0,
    missing: missing.length === 0 ? null : m.accept_missing({ list: formatSeries(missing) }),
    tick: (box, isOn) =>
      setTicked((before) => [...before.filter((one) => one !== box), ...(isOn ? [box] : [])]),
    type: setTyped,
    choose(next) {
      setStart(next);
      onWaits?.(next === 'WITH_DEPOSIT');
    },
  };
}

/** Whether the work waits for the deposit, as an acceptance or a proposal says it. */
export const waitsForDeposit = ({ asksStart, start }: Agreement): boolean =>
  asksStart && start === 'WITH_DEPOSIT';
