/** Checks permissions. Commands that write take a branded type that only these functions return. */
import {
  type Actor,
  can,
  type PersonActor,
  type PolicyAction,
  type PolicyResources,
  refusalOf,
} from '@briefcast/contract';

declare const allowed: unique symbol;

/** A resource on which this action was allowed. Only `authorize` makes it, so a forgotten check does not compile. */
export type Allowed<A extends PolicyAction, R extends PolicyResources[A]> = R & { readonly [allowed]: A };

/** Returns the resource as allowed. Throws auth.wrong_role, team.role_too_small or team.no_organization. */
export function authorize<A extends PolicyAction, R extends PolicyResources[A]>(
  actor: Actor,
  action: A,
  resource: R,
): Allowed<A, R> {
  if (!can(actor, action, resource)) throw refusalOf(actor, action);
  return resource as Allowed<A, R>;
}

/** Actions that are about an organisation itself. */
type OrganizationAction = {
  [A in PolicyAction]: { brandId: string | null } extends PolicyResources[A] ? A : never;
}[PolicyAction];

/** An organisation in which this action was allowed. */
export type AllowedOrganization<A extends OrganizationAction> = Allowed<A, { brandId: string }>;

/**
 * Returns the organisation that the actor's session works for, as allowed. Throws team.no_organization for somebody who
 * belongs to none, team.role_too_small for a member whose role does not include the action, auth.wrong_role for a creator.
 */
export function authorizeOrganization<A extends OrganizationAction>(
  actor: PersonActor,
  action: A,
): AllowedOrganization<A> {
  const { brandId } = actor;
  if (brandId === null) throw refusalOf(actor, action);
  return authorize<A, { brandId: string } & PolicyResources[A]>(actor, action, { brandId } as {
    brandId: string;
  } & PolicyResources[A]);
}
