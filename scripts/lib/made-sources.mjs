/** Makes the sources that git does not keep: what is gathered from the nouns, and the compiled texts. */
import { gatherApps, gatherNouns } from './gather.mjs';
import { ensureTextsOfSources } from './texts.mjs';

export async function ensureMadeSources() {
  gatherNouns();
  gatherApps();
  await ensureTextsOfSources();
}
