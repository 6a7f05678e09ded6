/** Facts of this installation that the client needs before anybody signs in. */
import { marketPartsOf, type Site } from '@briefcast/contract';
import { identityOf } from '@briefcast/contract/admin/market-identity';
import type { Deps } from '../../platform/deps.ts';
import { maxBytesByType } from '../../platform/http/upload-bytes.ts';
import type { KnownAsks } from '../legal/known-asks.ts';

/** Returns the site with its present limits and parts of the market. */
export const readSite = (
  { config, settings }: Pick<Deps, 'config' | 'settings'>,
  { site, legalAsks }: { site: Site; legalAsks: KnownAsks },
): Site => ({
  ...site,
  maxBytes: maxBytesByType(config),
  market: marketPartsOf(settings.now()),
  identity: identityOf(settings.now(), legalAsks.now()),
});
