/** Version of a legal page in force, and when somebody is asked to accept it (rules/legal#versions). */

/** A published version; days such as `2026-12-01`. */
export interface Edition {
  version: number;
  effectiveOn: string;
  asks: boolean;
}

/** The version in force on a day; undefined before the first one. */
export const inForce = <One extends Edition>(editions: readonly One[], day: string): One | undefined =>
  editions
    .filter(({ effectiveOn }) => effectiveOn <= day)
    .reduce<One | undefined>((last, one) => (last && last.version > one.version ? last : one), undefined);

/** The next version to come after a day; undefined where none is announced. */
export const upcoming = <One extends Edition>(editions: readonly One[], day: string): One | undefined =>
  editions
    .filter(({ effectiveOn }) => effectiveOn > day)
    .reduce<One | undefined>((first, one) => (first && first.version < one.version ? first : one), undefined);

/** The last version in force whose operator asks people to accept it; undefined for none. */
export const askedVersion = <One extends Edition>(editions: readonly One[], day: string): One | undefined =>
  inForce(
    editions.filter(({ asks }) => asks),
    day,
  );

/** Day from which a later version takes the place of this one; null where none does. */
export const replacedOn = (editions: readonly Edition[], version: number): string | null =>
  editions
    .filter((one) => one.version > version)
    .reduce<string | null>((day, { effectiveOn }) => (day && day < effectiveOn ? day : effectiveOn), null);
