/**
 * Missing parts of a creator's profile, in words. Apart from the other findings, as the first load of a creator's
 * pages shows them, and brings none of the schemas that the others are of.
 */
import type { FindingCode, FindingParameters, ProfileFinding, ProfileFindingCode } from '@briefcast/contract';
import { texts } from '@briefcast/i18n/groups/finding_profile';
import { formatCount } from './format.ts';

/** `iban.invalid` as the key of its message, `finding_iban_invalid`. */
type KeyOf<Code extends string> = Code extends `${infer Area}.${infer What}`
  ? `finding_${Area}_${What}`
  : never;

/** Figures in the texts of some findings: parameters of the finding, or bounds. */
export type FiguresOf<Codes extends FindingCode> = {
  [C in Codes]?: (
    params: C extends keyof FindingParameters ? FindingParameters[C] : never,
  ) => Record<string, string>;
};

/** A text for each of these codes, which asks for no other figures than its own. */
export type TextsOf<Codes extends FindingCode, Figures> = {
  [C in Codes as KeyOf<C>]: (
    inputs: C extends keyof Figures
      ? Figures[C] extends (...params: never) => infer Said
        ? Said
        : never
      : undefined,
  ) => string;
};

export const findingKey = (code: string) => `finding_${code.replace('.', '_')}`;

export const profileFigures = {
  'profile.portfolio_too_small': ({ missing, count, minimum }) => ({
    missing: formatCount(missing),
    count: formatCount(count),
    minimum: formatCount(minimum),
  }),
} satisfies FiguresOf<ProfileFindingCode>;

texts satisfies TextsOf<ProfileFindingCode, typeof profileFigures>;

type Say = (inputs: unknown) => string;

/** The text of a finding among these texts, with these figures. */
export function sayFinding(texts: object, figures: object, found: { code: string; params?: object }): string {
  const say = (texts as Record<string, Say>)[findingKey(found.code)] as Say;
  const figuresOf = (figures as Partial<Record<string, (params: unknown) => unknown>>)[found.code];
  return say(figuresOf?.(found.params));
}

/** The text of such a finding in the current locale. */
export const profileFindingText = (found: ProfileFinding): string => sayFinding(texts, profileFigures, found);
