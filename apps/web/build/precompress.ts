/** Compresses what was built, once, so that the server sends small files without working for it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json|txt)$/u;
/** A smaller file gains nothing: it travels in one packet either way. */
const smallestBytes = 1024;

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file of the finished build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async ({ dir = '' }) => {
        const files = await readdir(dir, { recursive: true });
        await Promise.all(
          files.filter((file) => compressible.test(file)).map((file) => compressFile(join(dir, file))),
        );
      },
    },
  };
}
