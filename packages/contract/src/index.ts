/** The contract: calls, entities, errors and rules, shared by server and clients. */

export * from '../generated/index.ts';
export * from './actors.ts';
export * from './api.ts';
export type { Binder, BindingAct } from './binding-act.ts';
export * from './binding-acts.ts';
export * from './client.ts';
export * from './envelope.ts';
export * from './facts.ts';
export * from './findings.ts';
export * from './kit/clean-text.ts';
export * from './kit/codecs.ts';
export * from './kit/csv.ts';
export * from './kit/currencies.ts';
export * from './kit/fold-for-search.ts';
export * from './kit/limits.ts';
export * from './kit/money.ts';
export * from './kit/paging.ts';
export * from './kit/route.ts';
export * from './kit/typed-number.ts';
export { z } from './kit/zod.ts';
export * from './logged-facts.ts';
export * from './noun.ts';
export * from './pages.ts';
export { passingFacts } from './passing-facts.ts';
export * from './policy.ts';
export * from './refusals.ts';
export * from './refusals-of.ts';
