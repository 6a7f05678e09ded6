/** Draws an uploaded logo as a PNG, never in this process, and stores that alone (rules/market#logo). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../platform/deps.ts';
import { keepPicture } from '../../platform/market-pictures.ts';
import { drawLogo } from '../../platform/media/image.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';

/**
 * Returns the digest by which settings name the logo. Throws admin.logo_unusable for what is no picture or too small, and
 * file.busy and file.too_many_at_once.
 */
export async function takeLogo(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  admin: string,
  bytes: Buffer,
): Promise<string> {
  const png = await media.run('pictures', `logo of ${admin}`, (run) =>
    withTemporaryFolder(async (folder) => {
      const [input, output] = [join(folder, 'logo'), join(folder, 'logo.png')];
      await writeFile(input, bytes);
      await drawLogo(run, input, output);
      return readFile(output);
    }),
  );
  return keepPicture(db, png);
}
