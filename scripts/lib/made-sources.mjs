/** Makes the sources that git does not keep: what is gathered from the nouns of the contract, and the compiled texts. */
import { gatherNouns } from './gather.mjs';
import { ensureTextsOfSources } from './texts.mjs';

export async function ensureMadeSources() {
  gatherNouns();
  await ensureTextsOfSources();
}
