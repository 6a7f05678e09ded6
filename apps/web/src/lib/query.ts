/** Queries by the names of their routes, from which key, function and types follow; options are added where one is used. */
import type { CallInput, Client, Reply, RouteName, RouteNamed, WireReply } from '@briefcast/contract';
import { type DataTag, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { takeFirstAnswer } from './first-answers.ts';
import { loadClient } from './load-client.ts';

/** Routes for the admin's token; `q` takes all others. */
export type AdminRoute = {
  [Name in RouteName]: RouteNamed<Name>['access'] extends 'admin' | 'finance' ? Name : never;
}[RouteName];
type PersonRoute = Exclude<RouteName, AdminRoute>;

export type ReplyOf<Name extends RouteName> = Reply<RouteNamed<Name>>;
type InputOf<Name extends RouteName> = CallInput<RouteNamed<Name>>;

/** Input of a call, left out where the route needs none. */
type Given<Name extends RouteName> =
  unknown extends InputOf<Name>
    ? [input?: undefined]
    : Record<string, never> extends InputOf<Name>
      ? [input?: InputOf<Name>]
      : [input: InputOf<Name>];

type KeyOf<Data> = DataTag<QueryKey, Data>;

/** Key of an answer, such as `['deals', 'read', { params: { id } }]`; the cache knows its type by it. */
export const keyOf = <Name extends RouteName>(name: Name, ...[input]: Given<Name>) =>
  [...name.split('.'), ...(input === undefined ? [] : [input])] as unknown as KeyOf<ReplyOf<Name>>;

/** Appends parts that tell two answers to one call apart, such as their reader. */
export const keyApart = <Key extends QueryKey>(key: Key, ...apart: unknown[]) =>
  [...key, ...apart] as unknown as Key;

interface Input {
  params?: object;
  query?: object;
}
type Call = (input: Input | undefined, options: { signal: AbortSignal }) => Promise<unknown>;
export type Ask = (name: RouteName, input: Input | undefined, signal: AbortSignal) => Promise<unknown>;

/** Calls routes by their names with a client that is loaded with the first call. */
export const askWith =
  (load: () => Promise<Client>): Ask =>
  async (name, input, signal) => {
    const [noun, route] = name.split('.') as [string, string];
    const client = (await load()) as unknown as Record<string, Record<string, Call>>;
    return client[noun]?.[route]?.(input, { signal });
  };

export interface RouteQuery<Data> {
  queryKey: KeyOf<Data>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

type PagedRoute = {
  [Name in RouteName]: ReplyOf<Name> extends { nextCursor: string | null } ? Name : never;
}[RouteName];

/** Name of the query parameter that takes the cursor. */
type CursorName = 'cursor' | 'before';

/** Makes queries of the routes that `ask` calls. */
export const queriesBy = <Route extends RouteName>(ask: Ask) => ({
  /** The query of one answer. */
  q: <Name extends Route>(name: Name, ...given: Given<Name>): RouteQuery<ReplyOf<Name>> => ({
    queryKey: keyOf(name, ...given),
    queryFn: ({ signal }) => ask(name, given[0] as Input, signal) as Promise<ReplyOf<Name>>,
  }),
  /** The query of a list in pages, whose key ends with `pages`, as one page alone is another answer. */
  pagedQ: <Name extends Route & PagedRoute>(name: Name, ...given: [...Given<Name>, by?: CursorName]) => {
    const [input, by = 'cursor'] = given as unknown[] as [Input?, CursorName?];
    return infiniteQueryOptions({
      queryKey: [...name.split('.'), ...(input === undefined ? [] : [input]), 'pages'] as QueryKey,
      queryFn: ({ pageParam, signal }) => {
        const from = pageParam === null ? input : { ...input, query: { ...input?.query, [by]: pageParam } };
        return ask(name, from, signal) as Promise<ReplyOf<Name> & { nextCursor: string | null }>;
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    });
  },
});

export const { q, pagedQ } = queriesBy<PersonRoute>(askWith(loadClient));

type Wire<Name extends RouteName> = WireReply<RouteNamed<Name>>;

/** Address of a call that the page makes before its code; `parse` gives the form that the client returns. */
type FirstCall<Name extends RouteName> =
  Wire<Name> extends ReplyOf<Name>
    ? { at: string; parse?: undefined }
    : { at: string; parse: (wire: Wire<Name>) => ReplyOf<Name> };

/** Query that takes the answer the page has asked for already (first-answers.ts), where there is one. */
export function firstQ<Name extends PersonRoute>(
  name: Name,
  { at, parse }: FirstCall<Name>,
  ...given: Given<Name>
): RouteQuery<ReplyOf<Name>> {
  const query = q(name, ...given);
  return {
    ...query,
    async queryFn(context) {
      const first = await takeFirstAnswer<RouteNamed<Name>>(at);
      if (first === null) return query.queryFn(context);
      return parse ? parse(first) : (first as ReplyOf<Name>);
    },
  };
}
