/** The one way from "may they?" to "yes": commands that write demand the brand made here. */
import { type Actor, AppError, can, type PolicyAction, type PolicyResources } from '@briefcast/contract';

declare const allowed: unique symbol;

/** A resource on which this action was allowed. Only `authorize` makes it, so a forgotten check does not compile. */
export type Allowed<A extends PolicyAction, R extends PolicyResources[A]> = R & { readonly [allowed]: A };

/** Answers the resource as allowed, or throws auth.wrong_role. */
export function authorize<A extends PolicyAction, R extends PolicyResources[A]>(
  actor: Actor,
  action: A,
  resource: R,
): Allowed<A, R> {
  if (!can(actor, action, resource)) throw new AppError('auth.wrong_role');
  return resource as Allowed<A, R>;
}
