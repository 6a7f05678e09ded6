/** Run by the build: `make-new-database.ts FOLDER` writes there what `new-database.ts` unpacks. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { builtDatabase } from '../places.ts';
import { openInMemory } from './embedded.ts';

const [, , folder = '.'] = process.argv;
const database = await openInMemory();
const packed = await database.dumpDataDir('gzip');
await database.close();
await mkdir(folder, { recursive: true });
await writeFile(join(folder, basename(builtDatabase)), Buffer.from(await packed.arrayBuffer()));
