/** Steps from an empty installation to the first people (rules/system#first-day). */
import { unnamedMarket } from './market-settings.ts';
import type { OperatorSettings } from './operator-settings.ts';
import type { ReadinessLine } from './readiness.ts';

export const firstDaySteps = ['ACCOUNT', 'NAME', 'COMPANY', 'MAIL', 'PEOPLE'] as const;

/** Number of people from which on a market has outgrown its first day. */
export const firstPeople = 10;

export type FirstDayStep = (typeof firstDaySteps)[number];

/** Facts that the steps depend on; `people` is the number of brands and creators. */
export interface FirstDayFacts {
  lines: readonly ReadinessLine[];
  settings: Pick<OperatorSettings, 'market' | 'seller'>;
  people: number;
}

/** Whether each step is done, in the order in which an operator takes them. */
export function firstDay({
  lines,
  settings,
  people,
}: FirstDayFacts): { step: FirstDayStep; isDone: boolean }[] {
  const { name, contacts } = settings.market ?? unnamedMarket;
  const { seller } = settings;
  const reasonOf = (subject: ReadinessLine['subject']) =>
    lines.find((line) => line.subject === subject)?.reason ?? null;
  const done: Record<FirstDayStep, boolean> = {
    ACCOUNT: reasonOf('ADMIN') !== 'ADMIN_FIRST_PASSWORD',
    NAME: name.en !== '' || name.ar !== '',
    COMPANY: seller.name !== '' && seller.address !== '' && contacts.help !== '',
    MAIL: reasonOf('MAIL') === null,
    PEOPLE: people > 0,
  };
  return firstDaySteps.map((step) => ({ step, isDone: done[step] }));
}
