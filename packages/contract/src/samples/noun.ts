/** Products that are sent to creators, or that they buy, for the content of a deal. */
import type { FactKind, SeenFact } from '../facts.ts';
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';
import type { SampleState } from './terms.ts';

export const refusals = {
  'sample.none': { status: 404 },
  'sample.not_now': { status: 409 },
  /** Cents. */
  'sample.more_than_agreed': { status: 409 },
} as const satisfies RefusalRows;

/** Whether this move brought it there, and is not a correction of what was said. */
const cameTo =
  (...states: readonly SampleState[]) =>
  ({ data }: SeenFact<'sample.moved'>) =>
    data.from !== data.to && states.includes(data.to);

/** All news of samples: their place and group. */
const ofSamples = {
  group: 'deals',
  page: 'deal',
  action: 'open_project',
} as const satisfies Partial<NewsRow>;

/** @place 80 On the settings screen. */
export const news = {
  'sample.address_given': {
    ...ofSamples,
    tellings: [{ fact: 'sample.moved', to: 'BRAND', when: cameTo('TO_SEND'), isRepeatable: true }],
    audience: ['BRAND'],
    tone: 'yellow',
    sign: 'box',
    while: 'DEAL_IS_OPEN',
    begins: ['sample.send'],
  },
  'sample.sent': {
    ...ofSamples,
    tellings: [{ fact: 'sample.moved', to: 'CREATOR', when: cameTo('ON_ITS_WAY'), isRepeatable: true }],
    audience: ['CREATOR'],
    tone: 'blue',
    sign: 'truck',
    while: 'DEAL_IS_OPEN',
    begins: ['sample.arrived'],
  },
  'sample.arrived': {
    ...ofSamples,
    tellings: [
      { fact: 'sample.moved', to: 'BRAND', when: cameTo('ARRIVED', 'TO_RETURN'), isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'green',
    sign: 'box',
  },
  'sample.damaged': {
    ...ofSamples,
    tellings: [{ fact: 'sample.moved', to: 'BRAND', when: cameTo('DAMAGED'), isRepeatable: true }],
    audience: ['BRAND'],
    tone: 'red',
    sign: 'alert',
    while: 'DEAL_IS_OPEN',
    begins: ['sample.damaged'],
  },
  'sample.not_received': {
    ...ofSamples,
    tellings: [{ fact: 'sample.moved', to: 'BRAND', when: cameTo('NOT_RECEIVED'), isRepeatable: true }],
    audience: ['BRAND'],
    tone: 'red',
    sign: 'alert',
    while: 'DEAL_IS_OPEN',
    begins: ['sample.missing'],
  },
  'sample.missing': {
    ...ofSamples,
    tellings: [
      {
        fact: 'sample.overdue',
        to: 'BOTH',
        when: ({ data }) => data.state === 'ON_ITS_WAY',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    tone: 'orange',
    sign: 'alarm',
    while: 'DEAL_IS_OPEN',
  },
  'sample.return_late': {
    ...ofSamples,
    tellings: [
      {
        fact: 'sample.overdue',
        to: 'BOTH',
        when: ({ data }) => data.state === 'TO_RETURN',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR', 'BRAND'],
    tone: 'orange',
    sign: 'alarm',
  },
  'sample.sent_back': {
    ...ofSamples,
    tellings: [{ fact: 'sample.moved', to: 'BRAND', when: cameTo('ON_ITS_WAY_BACK'), isRepeatable: true }],
    audience: ['BRAND'],
    tone: 'blue',
    sign: 'truck',
    begins: ['sample.returned'],
  },
  'sample.returned': {
    ...ofSamples,
    tellings: [{ fact: 'sample.moved', to: 'CREATOR', when: cameTo('RETURNED'), isRepeatable: true }],
    audience: ['CREATOR'],
    tone: 'green',
    sign: 'check',
  },
  'sample.receipt': {
    ...ofSamples,
    amount: 'OWN',
    tellings: [{ fact: 'sample.receipt_stated', to: 'BRAND', isRepeatable: true }],
    audience: ['BRAND'],
    tone: 'aqua',
    sign: 'receipt',
  },
  'deadline.moved': {
    ...ofSamples,
    tellings: [{ fact: 'deadline.moved', to: 'BOTH', isRepeatable: true }],
    audience: ['CREATOR', 'BRAND'],
    tone: 'yellow',
    sign: 'day',
    while: 'DEAL_IS_OPEN',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  sample: 'deal.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = ['sample.moved', 'sample.receipt_stated'] as const satisfies FactKind[];
