import { AppError, type Finding } from '@briefcast/contract';
import { contentLanguagesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import type { KnownSettings } from '../../platform/operator-settings.ts';

/** Throws request.invalid for languages that the market does not offer and that were not among the chosen ones before. */
export function requireOfferedLanguages(
  settings: Pick<KnownSettings, 'now'>,
  languages: readonly string[],
  chosen: readonly string[],
): void {
  const offered = offeredWords(contentLanguagesOf(settings.now().market));
  const findings = languages.flatMap((language, index): Finding[] =>
    offered.includes(language) || chosen.includes(language)
      ? []
      : [{ path: ['languages', index], code: 'language.unknown' }],
  );
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
}
