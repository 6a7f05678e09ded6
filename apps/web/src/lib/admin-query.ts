/** Queries by the names of the admin's routes (query.ts). */
import { adminClient } from './api.ts';
import { type AdminRoute, type Ask, askWith, queriesBy } from './query.ts';

const ask = askWith(async () => adminClient);

/** Keeps caches between here and the server out of the admin's lists (rules/admin#lists). */
const askNow: Ask = (name, input, signal) => {
  const isList = name.startsWith('admin.') || name === 'moderation.queue';
  const now = isList ? { ...input, query: { ...input?.query, _t: String(Date.now()) } } : input;
  return ask(name, now, signal);
};

export const { q: adminQ, pagedQ: adminPagedQ } = queriesBy<AdminRoute>(askNow);
