/** What the client must know of this installation before anybody signs in. */
import { marketPartsOf, type Site } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { maxBytesByType } from '../../platform/http/upload-bytes.ts';

/** What an installation says of itself, with the limits and the parts of the market that hold now. */
export const readSite = ({ config, settings }: Pick<Deps, 'config' | 'settings'>, site: Site): Site => ({
  ...site,
  maxBytes: maxBytesByType(config),
  market: marketPartsOf(settings.now()),
});
