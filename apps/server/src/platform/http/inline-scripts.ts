/** The scripts inside the built page, which its policy lets run by their hash. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

const inlineScript = /<script>([\s\S]*?)<\/script>/gu;

/** Their hashes, as a policy names them: `'sha256-…'`. */
function hashesIn(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Returns the hashes of the page that is there now: a new build may bring another script. */
export function inlineScriptsOf(page: string): () => Promise<string[]> {
  let known: { builtAt: number; hashes: string[] } | undefined;
  return async () => {
    const { mtimeMs } = await stat(page);
    if (known?.builtAt !== mtimeMs) {
      known = { builtAt: mtimeMs, hashes: hashesIn(await readFile(page, 'utf8')) };
    }
    return known.hashes;
  };
}
