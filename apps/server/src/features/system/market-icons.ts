/** The market's own icons, drawn when they are first asked for and kept while the market looks so (rules/market#icons). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MarketIcon, marketIcons } from '@briefcast/contract';
import { accentOfMarket } from '@briefcast/contract/admin/accent';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/deps.ts';
import { type MarketLook, marketLook } from '../../platform/market-look.ts';
import { drawMarketIcons } from '../../platform/media/image.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';

type IconSet = ReadonlyMap<MarketIcon, Buffer>;

/** They are drawn on behalf of one account, so that uploads get their turn next to them. */
const account = 'market-icons';

const drawSet = ({ media }: Pick<Deps, 'media'>, { mark, letter, hue }: MarketLook): Promise<IconSet> =>
  media.run('pictures', account, (run) =>
    withTemporaryFolder(async (folder) => {
      const path = mark && join(folder, 'mark');
      if (mark && path) await writeFile(path, mark.bytes);
      const accent = accentOfMarket(hue)['--c-cast'].light;
      await drawMarketIcons(run, { mark: path, letter, accent }, folder);
      return new Map(
        await Promise.all(
          marketIcons.map(
            async (icon): Promise<[MarketIcon, Buffer]> => [
              icon,
              await readFile(join(folder, `${icon}.png`)),
            ],
          ),
        ),
      );
    }),
  );

/**
 * Opens the icons. The function returns one as PNG, or null where the tag is not that of the present look. It throws file.busy
 * and file.too_many_at_once.
 */
export function openMarketIcons(deps: Pick<Deps, 'media'>) {
  const sets = new LRUCache<string, IconSet, MarketLook>({
    // The present look and the one that is just being replaced.
    max: 2,
    fetchMethod: (_tag, _old, { context }) => drawSet(deps, context),
  });
  return async (tag: string, icon: MarketIcon): Promise<Buffer | null> => {
    const look = marketLook();
    if (look.iconsTag !== tag) return null;
    return (await sets.forceFetch(tag, { context: look })).get(icon) ?? null;
  };
}
