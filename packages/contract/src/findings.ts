/**
 * Findings about a single value, as codes that each noun declares in its `findings.ts`, with the parameters of
 * their texts; null where there are none. A schema gives one in the place of zod's message; rules and the server
 * give it with the path of the value. The text of a code is the message `finding_<code>`, with an underscore for
 * the full stop.
 */
import type { FindingData } from '../generated/findings.ts';

export type FindingCode = keyof FindingData;

/** Parameters in the texts of some findings. */
export type FindingParameters = {
  [C in FindingCode as FindingData[C] extends null ? never : C]: FindingData[C];
};

/** A code without parameters, which is all that zod can carry as its message. */
export type PlainFindingCode = Exclude<FindingCode, keyof FindingParameters>;

/** One thing that is wrong, of these codes: where (a path of keys) and what. */
export type FindingOf<C extends FindingCode> = { path: (string | number)[] } & (
  | { code: Exclude<C, keyof FindingParameters> }
  | {
      [K in Extract<C, keyof FindingParameters>]: { code: K; params: FindingParameters[K] };
    }[Extract<C, keyof FindingParameters>]
);

/** One thing that is wrong, whatever it is. */
export type Finding = FindingOf<FindingCode>;

/** Findings about missing parts of a creator's profile. */
export type ProfileFindingCode = Extract<FindingCode, `profile.${string}`>;
export type ProfileFinding = FindingOf<ProfileFindingCode>;

/** The code as zod's message; only so that the compiler knows it. */
export const finding = (code: PlainFindingCode): PlainFindingCode => code;
