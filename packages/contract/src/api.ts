/** The route table: every call of the product. Server, client, API page and access tests go through it. */

import { api } from '../generated/api.ts';
import type { RouteSpec } from './kit/route.ts';

export { api };
export type Api = typeof api;

/** A route by its place in the table: `deals.read`. */
export type RouteName = { [Noun in keyof Api]: `${Noun}.${keyof Api[Noun] & string}` }[keyof Api];

/** Declaration of the route with this name. */
export type RouteNamed<Name extends RouteName> = Name extends `${infer Noun extends keyof Api}.${infer Route}`
  ? Route extends keyof Api[Noun]
    ? Api[Noun][Route] extends RouteSpec
      ? Api[Noun][Route]
      : never
    : never
  : never;

/** The whole table as a list, each route with its name, such as `deals.create`. */
export const allRoutes: { name: string; spec: RouteSpec }[] = Object.entries(api).flatMap(
  ([feature, routes]) =>
    Object.entries(routes).map(([name, spec]) => ({ name: `${feature}.${name}`, spec: spec as RouteSpec })),
);
