/**
 * Binding acts: every act that commits an organisation or a creator to a price, to rights, to rounds, to money or to being
 * public, with who may do it and each call that does it (rules/teams#roles). It is data that tests go through.
 */

import { bindingActs } from '../generated/binding-acts.ts';

export { bindingActs };

type Acts = typeof bindingActs;
export type BindingActName = keyof Acts;
/** A call that binds: a route, with the choice of its body where that decides. */
export type BindingWay = Acts[BindingActName]['ways'][number];
