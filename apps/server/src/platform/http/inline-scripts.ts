/** The inline scripts of the built page, which its content security policy permits by their hash. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

const inlineScript = /<script>([\s\S]*?)<\/script>/gu;

/** Their hashes in the notation of the policy: `'sha256-…'`. */
function hashesIn(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Returns a function that reads the hashes of the current page: a new build may have another script. */
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
