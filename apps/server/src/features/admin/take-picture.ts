/** Draws an uploaded picture of the market, never in this process, and stores the drawing alone (rules/market#logo). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureKind } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { keepPicture } from '../../platform/market-pictures.ts';
import { drawMarketPicture } from '../../platform/media/image.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';

/**
 * Returns the digest by which settings name the picture. Throws admin.picture_unusable for what is no picture or too small,
 * and file.busy and file.too_many_at_once.
 */
export async function takePicture(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  admin: string,
  kind: PictureKind,
  bytes: Buffer,
): Promise<string> {
  const drawn = await media.run('pictures', `picture of ${admin}`, (run) =>
    withTemporaryFolder(async (folder) => {
      const [input, output] = [join(folder, 'given'), join(folder, 'drawn')];
      await writeFile(input, bytes);
      await drawMarketPicture(run, kind, input, output);
      return readFile(output);
    }),
  );
  return keepPicture(db, drawn);
}
